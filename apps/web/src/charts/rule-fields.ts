import type { GameRules } from '@upcard/core';
import type { SplitPlay } from '@upcard/solver';

/** One value that a rule may have: the word for it in addresses, and what is printed on its control. */
interface RuleOption {
  readonly value: string;
  readonly label: string;
}

/** One rule that can be changed, with every value it may have. Values are named by their words. */
export interface RuleField {
  /** The field of the rules, by which faults are told. */
  readonly name: keyof GameRules;
  /** Its name in addresses. */
  readonly key: string;
  readonly label: string;
  readonly tip: string | null;
  readonly options: readonly RuleOption[];
  /** The word for the value that the rules have. */
  readonly read: (rules: GameRules) => string;
  /** The rules with another value; null when the word is none of the options. */
  readonly write: (rules: GameRules, word: string) => GameRules | null;
}

type Choice<Value> = readonly [value: Value, word: string, label: string];

interface FieldText {
  readonly key: string;
  readonly label: string;
  readonly tip?: string;
}

function ruleField<Name extends keyof GameRules>(
  name: Name,
  { key, label, tip = undefined }: FieldText,
  choices: readonly Choice<GameRules[Name]>[],
): RuleField {
  return {
    name,
    key,
    label,
    tip: tip ?? null,
    options: choices.map(([, value, text]) => ({ value, label: text })),
    read: (rules) => choices.find(([value]) => value === rules[name])?.[1] ?? '',
    write: (rules, word) => {
      const chosen = choices.find(([, known]) => known === word);
      return chosen === undefined ? null : { ...rules, [name]: chosen[0] };
    },
  };
}

const YES_NO: readonly Choice<boolean>[] = [
  [true, 'yes', 'Yes'],
  [false, 'no', 'No'],
];

/** Every rule that decides values, in the order in which they are shown. */
export const RULE_FIELDS: readonly RuleField[] = [
  ruleField('decks', { key: 'decks', label: 'Decks' }, [
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((count): Choice<number> => [count, String(count), String(count)]),
    ['infinite', 'infinite', 'Infinite'],
  ]),
  ruleField(
    'dealer',
    {
      key: 'dealer',
      label: 'Dealer on soft 17',
      tip: 'Free will: the dealer knows its hole card and your hands, and draws or stands as suits it best. Valued for infinite decks only.',
    },
    [
      ['S17', 'S17', 'Stands'],
      ['H17', 'H17', 'Hits'],
      ['free-will', 'free-will', 'Free will'],
    ],
  ),
  ruleField(
    'peek',
    {
      key: 'peek',
      label: 'Dealer looks for blackjack',
      tip: 'Without this look, a dealer’s blackjack found at the end takes doubled and split bets too.',
    },
    YES_NO,
  ),
  ruleField('surrender', { key: 'surrender', label: 'Surrender', tip: 'Half the bet back on the first two cards.' }, [
    ['late', 'late', 'Late'],
    ['none', 'none', 'None'],
  ]),
  ruleField('double', { key: 'double', label: 'Double on' }, [
    ['any', 'any', 'Any two'],
    ['9-11', '9-11', '9–11'],
    ['10-11', '10-11', '10–11'],
  ]),
  ruleField('doubleAfterSplit', { key: 'das', label: 'Double after a split' }, YES_NO),
  ruleField(
    'splitBy',
    { key: 'pairs', label: 'Pairs are equal in', tip: 'By value a jack and a king make a pair, by rank they do not.' },
    [
      ['value', 'value', 'Value'],
      ['rank', 'rank', 'Rank'],
    ],
  ),
  ruleField('maxHands', { key: 'hands', label: 'Hands by splitting' }, [
    [1, '1', '1'],
    [2, '2', '2'],
    [3, '3', '3'],
    [4, '4', '4'],
  ]),
  ruleField('resplitAces', { key: 'rsa', label: 'Split Aces again' }, YES_NO),
  ruleField('hitSplitAces', { key: 'hsa', label: 'Hit split Aces' }, YES_NO),
  ruleField('naturalPays', { key: 'pays', label: 'Blackjack pays' }, [
    ['3:2', '3to2', '3:2'],
    ['6:5', '6to5', '6:5'],
    ['1:1', '1to1', '1:1'],
  ]),
];

/** The name in addresses of how split hands are played. */
export const SPLIT_KEY = 'splitplay';

/** How split hands are played, with the words on the control. */
export const SPLIT_OPTIONS: readonly { value: SplitPlay; label: string }[] = [
  { value: 'cdz', label: 'Like unsplit' },
  { value: 'cdp', label: 'By pairs gone' },
];

/** The split play that a word names, or null. */
export function splitPlayOf(word: string): SplitPlay | null {
  return SPLIT_OPTIONS.find(({ value }) => value === word)?.value ?? null;
}
