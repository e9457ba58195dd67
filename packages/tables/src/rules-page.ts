/** One point of a rules page: a sentence or two in plain words, and the numbered statements it stands for. */
export interface RulesPoint {
  readonly covers: readonly string[];
  readonly text: string;
}

/** A section of a rules page. */
export interface RulesSection {
  readonly title: string;
  readonly points: readonly RulesPoint[];
}

/** The rules of one table in plain words, with every number taken from its rule set; shown in the app and in docs/rules. */
export interface RulesPage {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly RulesSection[];
}

/** The page as Markdown, as it is kept in docs/rules. */
export function rulesMarkdown({ title, lead, sections }: RulesPage): string {
  const body = sections.map((section) => {
    const points = section.points.map(
      ({ text, covers }) => `- ${text}${covers.length > 0 ? ` _(${covers.join(', ')})_` : ''}`,
    );
    return `## ${section.title}\n\n${points.join('\n')}\n`;
  });
  return `# ${title}\n\n${lead}\n\n${body.join('\n')}`;
}
