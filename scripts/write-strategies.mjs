// Writes the strategy tables that come with Upcard: npm run strategies. A test checks that the files are what this would write.
import { writeFileSync } from 'node:fs';
import { strategyFiles } from '@upcard/solver';

for (const { file, text } of strategyFiles()) {
  writeFileSync(new URL(`../packages/core/src/strategies/${file}`, import.meta.url), text);
}
