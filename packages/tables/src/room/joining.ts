/**
 * How people come to belong to a room. `open`: whoever likes, at once. `approval`: the host lets them in. `passcode`: whoever knows
 * the four digits; they are the server's secret and never in a room. `nobody`: all can watch and nobody can join.
 */
export const JOININGS = ['open', 'approval', 'passcode', 'nobody'] as const;
export type Joining = (typeof JOININGS)[number];
