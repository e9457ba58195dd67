import { type Card, handTotal } from '@upcard/core';
import type { RoundSnapshot } from '@upcard/tables';
import type { ReactNode } from 'react';
import { formatAmount, formatSigned } from '../../felt/amount-text.ts';
import { Avatar } from '../../felt/avatar.tsx';
import { PlayingCard } from '../../felt/playing-card.tsx';
import { faceOf } from './participant-face.ts';
import styles from './round-record.module.css';
import { dealerSentence, dealtTotal, handless, outcomeWords } from './round-review.ts';
import { isOwnNumber, nameOf, type StandardScene } from './standard-scene.ts';

type ReviewedPlayer = RoundSnapshot['players'][number];
type ReviewedHand = ReviewedPlayer['hands'][number];

interface ReviewProps {
  readonly scene: StandardScene;
  readonly round: RoundSnapshot;
}

function signOf(amount: number): 'plus' | 'minus' | 'none' {
  if (amount === 0) return 'none';
  return amount > 0 ? 'plus' : 'minus';
}

function Cards({ label, cards }: { label: string; cards: readonly Card[] }) {
  return (
    <ul className={styles.cards} aria-label={label}>
      {cards.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards drawn with replacement may be the same ones
        <li key={index}>
          <PlayingCard card={card} still />
        </li>
      ))}
    </ul>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Hand({ owner, index, hand }: { owner: string; index: number; hand: ReviewedHand }) {
  const { cards, result } = hand;
  const label = `Hand ${index + 1}`;
  return (
    <li className={styles.hand}>
      <p className={styles.outcome} data-sign={signOf(result.net)}>
        <span>{label}</span>
        <strong>{outcomeWords(hand)}</strong>
      </p>
      {cards.length === 0 ? (
        <p className={styles.none}>Given up before cards were dealt.</p>
      ) : (
        <Cards label={`${owner}, ${label.toLowerCase()}, cards`} cards={cards} />
      )}
      <dl className={styles.figures}>
        <Figure name="Bet">{formatAmount(result.wager)}</Figure>
        {cards.length > 0 && <Figure name="Total">{handTotal(cards).total}</Figure>}
        <Figure name="Net">
          <span data-sign={signOf(result.net)}>{formatSigned(result.net)}</span>
        </Figure>
      </dl>
    </li>
  );
}

function Person({ scene, number, note }: { scene: StandardScene; number: number | null; note: string | null }) {
  return (
    <h3 className={styles.person}>
      <Avatar face={faceOf(scene.view, number)} size={26} />
      <bdi>{nameOf(scene.view, number)}</bdi>
      {number !== null && isOwnNumber(scene, number) && <span className={styles.you}>you</span>}
      {note !== null && <span className={styles.note}>{note}</span>}
    </h3>
  );
}

function Player({ scene, player }: { scene: StandardScene; player: ReviewedPlayer }) {
  const name = nameOf(scene.view, player.number);
  return (
    <section className={styles.part} aria-label={name}>
      <Person scene={scene} number={player.number} note={player.position === null ? null : `P${player.position}`} />
      <ul className={styles.hands}>
        {player.hands.map((hand, index) => (
          <Hand key={hand.result.hand} owner={name} index={index} hand={hand} />
        ))}
      </ul>
    </section>
  );
}

function Dealer({ scene, round }: ReviewProps) {
  const { dealerCards, discard } = round;
  return (
    <section className={styles.part} aria-label="Dealer">
      <Person scene={scene} number={round.bankerTookOver ? null : round.dealer} note="Dealer" />
      <div className={styles.dealt}>
        <div>
          {dealerCards.length === 0 ? (
            <p className={styles.none}>No cards were dealt.</p>
          ) : (
            <>
              <Cards label="Dealer’s cards" cards={dealerCards} />
              <p className={styles.total}>{dealtTotal(dealerCards)}</p>
            </>
          )}
        </div>
        {discard !== null && (
          <div className={styles.discard}>
            <Cards label="Discarded card" cards={[discard]} />
            <p className={styles.total}>Discarded</p>
          </div>
        )}
      </div>
    </section>
  );
}

function Handless({ scene, round }: ReviewProps) {
  const people = handless(scene.view, round);
  if (people.length === 0) return null;
  return (
    <section className={styles.part} aria-label="Without a Player hand">
      <ul className={styles.without}>
        {people.map(({ number, person }) => (
          <li key={number}>
            <Avatar face={faceOf(scene.view, number)} size={22} />
            <span>
              <bdi>{person.name}</bdi> had no Player hand in this round.
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A settled round in full: the Dealer, the money, and every hand with what came of it. */
export function RoundRecord({ scene, round }: ReviewProps) {
  return (
    <>
      <p className={styles.how}>{dealerSentence(scene.view, round)}</p>
      <dl className={styles.summary}>
        <Figure name="Auction paid">{formatAmount(round.auctionPaid)}</Figure>
        <Figure name="Player wagers">{formatAmount(round.playerWagers)}</Figure>
        <Figure name="Dealer earnings">
          <span data-sign={signOf(round.earnings)}>{formatSigned(round.earnings)}</span>
        </Figure>
      </dl>
      <Dealer scene={scene} round={round} />
      {round.players.map((player) => (
        <Player key={player.number} scene={scene} player={player} />
      ))}
      <Handless scene={scene} round={round} />
    </>
  );
}
