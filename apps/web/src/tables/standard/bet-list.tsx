import styles from './answer-list.module.css';
import { AnswerRow } from './answer-row.tsx';
import { betCount, bettorsIn } from './bet-status.ts';
import type { StandardScene } from './standard-scene.ts';

/** Who has bet and who has not, in room order. Amounts are sealed. */
export function BetList({ scene }: { scene: StandardScene }) {
  const { view } = scene;
  return (
    <section className={styles.list} aria-labelledby="bet-list">
      <h3 id="bet-list" className={styles.title}>
        Players <span className={styles.count}>{betCount(view)} in</span>
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label="Everybody who bets">
        <ul>
          {bettorsIn(view).map(({ number }) => (
            <AnswerRow
              key={number}
              scene={scene}
              number={number}
              amount={null}
              mark={
                view.betsIn.includes(number) ? { look: 'done', text: 'Bet is in' } : { look: 'open', text: 'To bet' }
              }
            />
          ))}
        </ul>
      </section>
    </section>
  );
}
