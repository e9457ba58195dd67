/** The pages of administrators, by the last part of their address, as their navigation shows them. */
export const ADMIN_SECTIONS = [
  { name: 'people', label: 'People' },
  { name: 'reports', label: 'Reports' },
  { name: 'tables', label: 'Tables' },
  { name: 'audit', label: 'Audit' },
] as const;
export type AdminSection = (typeof ADMIN_SECTIONS)[number];
