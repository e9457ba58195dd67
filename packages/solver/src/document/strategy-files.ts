import { GAMES, type GameName, STRATEGY_ROWS, type StrategyTable, VALUES } from '@upcard/core';
import { solve } from '../solve.ts';

/** A strategy table as a file of data. */
export interface StrategyFile {
  /** Its name, without a folder. */
  readonly file: string;
  /** JSON with a line for each row. */
  readonly text: string;
}

const MADE: readonly {
  readonly file: string;
  readonly name: string;
  readonly game: GameName;
  readonly dealer: string;
}[] = [
  { file: 'h17.json', name: 'H17', game: 'sandbox-h17', dealer: 'a dealer who hits soft 17' },
  { file: 's17.json', name: 'S17', game: 'sandbox-s17', dealer: 'a dealer who stands on every 17' },
  {
    file: 'free-will-blackjack.json',
    name: 'Free will Blackjack',
    game: 'free-will',
    dealer: 'a dealer of free will, who answers all hands together',
  },
];

function tableLines(table: StrategyTable): string {
  const lines = STRATEGY_ROWS.map((row) => {
    const letters = VALUES.map((up) => `"${up}": "${table[row][up]}"`).join(', ');
    return `    "${row}": { ${letters} }`;
  });
  return `{\n${lines.join(',\n')}\n  }`;
}

/** The strategy tables that come with Upcard, solved anew. Made by `npm run strategies`. */
export function strategyFiles(): StrategyFile[] {
  return MADE.map(({ file, name, game, dealer }) => {
    const description = `The best letters against ${dealer}, over independent draws.`;
    const head = `"name": ${JSON.stringify(name)},\n  "description": ${JSON.stringify(description)}`;
    return { file, text: `{\n  ${head},\n  "table": ${tableLines(solve(GAMES[game]).chart)}\n}\n` };
  });
}
