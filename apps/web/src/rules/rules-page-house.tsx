import { HOUSE_RULES } from '@upcard/tables/house/rules-text';

/** The rules of the House table. */
export default function HouseRulesPage() {
  return (
    <main>
      <h1>{HOUSE_RULES.title}</h1>
    </main>
  );
}
