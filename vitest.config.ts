import { defineConfig } from 'vitest/config';

// Every processor takes a file at a time: left to itself, vitest keeps one of two for itself.
const shared = { maxWorkers: '100%' } as const;

export default defineConfig({
  test: {
    reporters: process.env.CI ? ['default', ['json', { outputFile: 'artifacts/tests.json' }]] : ['default'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.{ts,tsx}', 'test/*.test.ts'],
          ...shared,
          // What the files import is read once for all of them: none leaves anything behind.
          isolate: false,
          testTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'whole',
          include: ['test/*/*.test.ts'],
          ...shared,
          // Browsers and server processes: generous limits, for machines that are slow or busy.
          testTimeout: 300_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
