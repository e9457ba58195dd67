import { ButtonLink } from '../ui/button.tsx';

/** The front of the house. */
export function HomePage() {
  return (
    <main>
      <h1>Five ways to play blackjack well</h1>
      <ButtonLink href="/tables">Tables</ButtonLink>
    </main>
  );
}
