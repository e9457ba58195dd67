import { ButtonLink } from '../ui/button.tsx';

/** The rules of all games. */
export default function RulesPage() {
  return (
    <main>
      <h1>Rules</h1>
      <ButtonLink href="/rules/house">House</ButtonLink>
    </main>
  );
}
