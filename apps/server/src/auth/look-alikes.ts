/** Letters that are read as one or two others, in small letters; what decomposes into a letter and an accent needs no line here. */
const READ_AS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    // Among Latin letters and digits.
    '0': 'o',
    '1': 'l',
    '3': 'e',
    '5': 's',
    i: 'l',
    ı: 'l',
    j: 'l',
    ø: 'o',
    œ: 'oe',
    æ: 'ae',
    ß: 'ss',
    ð: 'd',
    đ: 'd',
    þ: 'p',
    ħ: 'h',
    ł: 'l',
    ŋ: 'n',
    ŧ: 't',
    ĸ: 'k',
    ſ: 's',
    ƒ: 'f',
    ɑ: 'a',
    ɡ: 'g',
    // Cyrillic.
    а: 'a',
    в: 'b',
    е: 'e',
    є: 'e',
    з: 'e',
    к: 'k',
    м: 'm',
    н: 'h',
    о: 'o',
    р: 'p',
    с: 'c',
    т: 't',
    у: 'y',
    ү: 'y',
    х: 'x',
    і: 'l',
    ј: 'l',
    ӏ: 'l',
    ѕ: 's',
    ԁ: 'd',
    ԛ: 'q',
    ԝ: 'w',
    һ: 'h',
    ь: 'b',
    г: 'r',
    п: 'n',
    ѵ: 'v',
    ѡ: 'w',
    ґ: 'r',
    ғ: 'f',
    қ: 'k',
    ң: 'h',
    ҳ: 'x',
    ө: 'o',
    // Greek.
    α: 'a',
    β: 'b',
    γ: 'y',
    ε: 'e',
    ζ: 'z',
    η: 'n',
    ι: 'l',
    κ: 'k',
    μ: 'u',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    σ: 'o',
    ς: 'c',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ω: 'w',
    ϲ: 'c',
    ϳ: 'l',
    // Armenian.
    ա: 'w',
    օ: 'o',
    ո: 'n',
    ս: 'u',
    հ: 'h',
    ց: 'g',
    զ: 'q',
    ւ: 'l',
    յ: 'l',
    ք: 'p',
  }),
);

/** Capitals that look like another letter than their small ones do: Greek, then Cyrillic. */
const CAPITALS_READ_AS: ReadonlyMap<string, string> = new Map(
  Object.entries({ Γ: 'r', Η: 'h', Μ: 'm', Ν: 'n', Σ: 'e', Υ: 'y', Ω: 'o', П: 'n', Ь: 'b' }),
);

/** Pairs that are read as one letter, spelt with what `READ_AS` leaves. */
const PAIRS: readonly (readonly [pair: RegExp, letter: string])[] = [
  [/m/g, 'rn'],
  [/w/g, 'vv'],
];

function read(letter: string): string {
  const small = letter.toLowerCase();
  return CAPITALS_READ_AS.get(letter) ?? READ_AS.get(small) ?? small;
}

/** What a name shares with every name that looks like it, in small letters or in capitals. Not for people to read. */
export interface LookAlikeKeys {
  readonly small: string;
  readonly capitals: string;
}

/**
 * A name without case, accents, signs between letters and anything that can't be seen, and with each letter as the Latin one
 * it looks like: once as small letters look and once as capitals do.
 */
export function lookAlikeKeys(name: string): LookAlikeKeys {
  const plain = name.normalize('NFKC');
  return { small: keyOf(plain.toLowerCase()), capitals: keyOf(plain.toUpperCase()) };
}

function keyOf(name: string): string {
  const letters = name
    .normalize('NFKD')
    // Accents belong to no script; the vowel signs of scripts that write them so are letters and stay.
    .replace(/[\p{Script=Inherited}\p{Default_Ignorable_Code_Point}\p{C}\p{P}\p{S}\p{Z}]/gu, '');
  const key = Array.from(letters, read).join('');
  return PAIRS.reduce((text, [pair, letter]) => text.replace(pair, letter), key);
}
