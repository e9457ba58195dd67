import type { Card, ShownCard } from '@upcard/core';
import { type ReactNode, useRef } from 'react';
import { useArrivalSource } from '../../felt/arrivals.tsx';
import { Avatar } from '../../felt/avatar.tsx';
import { cardName } from '../../felt/card-name.ts';
import { CardPlace } from '../../felt/card-place.tsx';
import { ChoiceButton, ChoicePrompt } from './card-choice.tsx';
import { CardRow } from './card-row.tsx';
import styles from './dealer-seat.module.css';
import { dealerNote, dealerTotal } from './dealer-words.ts';
import { FeltCard } from './felt-card.tsx';
import { faceOf } from './participant-face.ts';
import { PeekedCorner } from './peeked-corner.tsx';
import { isOwnNumber, nameOf, type StandardProps, type StandardScene } from './standard-scene.ts';
import { useGlide } from './use-glide.ts';

/** A card before the Dealer: one of theirs, or the one thrown away. `own` is its face where only the viewer knows it. */
interface DealerCardHere {
  readonly id: number;
  readonly card: Card | null;
  readonly isDiscard: boolean;
  readonly own: Card | null;
  /** Counts the face-down cards that the viewer knows; -1 for all others. */
  readonly index: number;
}

function shownHere(shown: ShownCard, { overlay }: StandardScene): DealerCardHere {
  if (shown.kind === 'faceUp') return { id: shown.id, card: shown.card, isDiscard: false, own: null, index: -1 };
  const index = overlay.faceDown.findIndex(({ id }) => id === shown.id);
  return { id: shown.id, card: null, isDiscard: false, own: overlay.faceDown[index]?.card ?? null, index };
}

/** In the order in which they were dealt, so that a card that is thrown away stays the same element and turns over. */
function cardsHere(scene: StandardScene): readonly DealerCardHere[] {
  const { table } = scene.view;
  if (table === null) return [];
  const { dealer, discarded } = table;
  const cards = dealer.cards.map((shown) => shownHere(shown, scene));
  const thrown = discarded === null ? [] : [{ ...discarded, isDiscard: true, own: null, index: -1 }];
  return [...cards, ...thrown].sort((a, b) => a.id - b.id);
}

function DealerCard({ props, here }: { props: StandardProps; here: DealerCardHere }) {
  const { scene } = props;
  const { choice } = scene.overlay;
  const isChoice = choice !== null && here.index >= 0;
  const ref = useRef<HTMLLIElement>(null);
  useGlide(ref, scene.view.table?.discarded?.id ?? null);
  return (
    <li ref={ref} data-discard={here.isDiscard}>
      {/* The element stays the same when a choice comes or goes: only its name as a group does. */}
      <fieldset
        className={styles.card}
        role={isChoice ? undefined : 'presentation'}
        aria-label={isChoice ? cardName(here.own) : undefined}
        data-discard={here.isDiscard}
      >
        <div className={styles.lying}>
          <FeltCard round={scene.view.round} id={here.id} card={here.card} turns />
          {here.own !== null && <PeekedCorner card={here.own} />}
        </div>
        {here.isDiscard && <span className={styles.discarded}>Discarded</span>}
        {isChoice && <ChoiceButton {...props} choice={choice} index={here.index} />}
      </fieldset>
    </li>
  );
}

/** Where cards are to come. */
const PLACES = ['first', 'second', 'third'] as const;

function Header({ scene }: { scene: StandardScene }) {
  const { view } = scene;
  return (
    <div className={styles.head}>
      <Avatar face={faceOf(view, view.dealer?.number ?? null)} size={28} />
      <span className={styles.name}>{nameOf(view, view.dealer?.number ?? null)}</span>
      <span className={styles.role}>Dealer</span>
      <fieldset className={styles.total} aria-label="Dealer's total">
        {dealerTotal(view)}
      </fieldset>
    </div>
  );
}

/**
 * The Dealer's seat, from the resolved auction to the next one: their cards, what they came to once their turn is over, and how they
 * came to deal. Whoever deals sees the corners of their own face-down cards, and chooses among them here. `children` follow the note.
 */
export function DealerSeat({ scene, controls, children }: StandardProps & { readonly children?: ReactNode }) {
  const shoe = useArrivalSource('shoe');
  const { view, overlay } = scene;
  if (view.dealer === null) return null;
  const cards = cardsHere(scene);
  const places = view.options.deal === 'three-down' ? 3 : 2;
  const isOwn = view.dealer.number !== null && isOwnNumber(scene, view.dealer.number);
  return (
    <section className={styles.seat} aria-label="Dealer" data-own={isOwn} data-choosing={overlay.choice !== null}>
      <span ref={shoe} className={styles.shoe} aria-hidden="true" />
      <Header scene={scene} />
      {overlay.choice !== null && <ChoicePrompt choice={overlay.choice} />}
      <CardRow label="Dealer's cards" count={Math.max(cards.length, places)}>
        {cards.map((here) => (
          <DealerCard key={here.id} props={{ scene, controls }} here={here} />
        ))}
        {PLACES.slice(cards.length, places).map((place) => (
          <li key={place}>
            <CardPlace />
          </li>
        ))}
      </CardRow>
      <div className={styles.note}>
        <p>{dealerNote(view)}</p>
        {children}
      </div>
    </section>
  );
}
