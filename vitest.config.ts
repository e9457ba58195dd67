import { defineConfig } from 'vitest/config';

// Browsers and server processes share two cores with everything else: their files run one by one, with generous limits.
const whole = { fileParallelism: false, testTimeout: 180_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    reporters: process.env.CI ? ['default', ['json', { outputFile: 'artifacts/tests.json' }]] : ['default'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.{ts,tsx}', 'test/*.test.ts'],
          testTimeout: 30_000,
          sequence: { groupOrder: 0 },
        },
      },
      { test: { name: 'whole', include: ['test/*/*.test.ts'], ...whole, sequence: { groupOrder: 1 } } },
    ],
  },
});
