/** What somebody typed, as it may be shown, or why it can't be. */
export type PlainText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: 'nothingSaid' | 'tooLong' };

/** Line breaks, tabs and blanks of every width. */
const BLANKS = /[\s\p{Z}]+/gu;

/** Joiners shape the letters of scripts outside Europe, and make one picture of several. Elsewhere they only hide. */
const MEANT_JOINERS = /(?<=[[\p{L}\p{M}]--[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Zinh}]])\p{Join_Control}(?=\p{L})/gv;
const PICTURE_JOINERS = /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})/gv;
/** The wish for a coloured or a plain picture, behind what can be one. */
const PICTURE_WISHES = /(?<=[\p{Extended_Pictographic}0-9#*])[\uFE0E\uFE0F]/gv;

/** Controls, writing direction by force, private characters, and all that takes no place on the screen. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gv;

/** More marks on one letter than any writing has. */
const TOWER = /(\p{M}{3})\p{M}+/gu;

/** Something that can be seen. */
const SEEN = /[^\p{Z}\p{M}\u2800]/u;

/** Where in a text something meant stands, by index. */
function placesOf(text: string, patterns: readonly RegExp[]): ReadonlySet<number> {
  return new Set(patterns.flatMap((pattern) => Array.from(text.matchAll(pattern), ({ index }) => index)));
}

function withoutUnseen(text: string): string {
  const meant = placesOf(text, [MEANT_JOINERS, PICTURE_JOINERS, PICTURE_WISHES]);
  return text.replace(UNSEEN, (found, index: number) => (meant.has(index) ? found : ''));
}

/**
 * Makes one line of plain text of what somebody typed: normalised (NFC), blanks and line breaks as single blanks, trimmed;
 * what hides, turns the writing round or climbs over its neighbours is taken out. The text is not made fit for any markup:
 * it must be shown as text. `most` is how many code points may be left.
 */
export function readPlainText(typed: string, most: number): PlainText {
  const shown = withoutUnseen(typed.toWellFormed().replace(BLANKS, ' '));
  const text = shown.normalize('NFC').replace(TOWER, '$1').replace(BLANKS, ' ').trim();
  if (!SEEN.test(text)) return { ok: false, why: 'nothingSaid' };
  return [...text].length > most ? { ok: false, why: 'tooLong' } : { ok: true, text };
}
