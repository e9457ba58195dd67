const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Control characters but tabs and line ends, halves of surrogate pairs, and two that are no characters: XML can say none of them. */
const UNSAYABLE = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu;

/** Text as it may stand between tags or in quoted attributes. What XML cannot say at all becomes a replacement character. */
export function escapeXml(text: string): string {
  return text.replace(UNSAYABLE, '\ufffd').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** Markup that is safe to put into a document: made by `element` and `words` alone. */
export type Markup = string & { readonly __brand: 'markup' };

type Attributes = Readonly<Record<string, string | number>>;

/** Text as markup. */
export function words(text: string): Markup {
  return escapeXml(text) as Markup;
}

/** One element with its attributes, escaped, around what is in it. */
export function element(name: string, attributes: Attributes, ...content: readonly Markup[]): Markup {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`);
  const head = `<${name}${pairs.join('')}`;
  return (content.length === 0 ? `${head}/>` : `${head}>${content.join('')}</${name}>`) as Markup;
}

/** A line of text at a place, in whatever look. */
export function text(content: string, attributes: Attributes): Markup {
  return element('text', attributes, words(content));
}
