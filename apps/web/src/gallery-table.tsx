import type { Card } from '@upcard/core';
import { avatarFor } from '@upcard/tables/avatar';
import BookOpen from 'lucide-react/icons/book-open';
import Eye from 'lucide-react/icons/eye';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useState } from 'react';
import { ActionButton } from './felt/action-button.tsx';
import { ActionDock, DockFigure } from './felt/action-dock.tsx';
import { Arrivals, useArrival, useArrivalSource } from './felt/arrivals.tsx';
import { personFace } from './felt/avatar.tsx';
import { CardFan } from './felt/card-fan.tsx';
import { Countdown } from './felt/countdown.tsx';
import { DiscardTray } from './felt/discard-tray.tsx';
import { FeltArt } from './felt/felt-art.tsx';
import { FeltLettering } from './felt/felt-lettering.tsx';
import { HandBox } from './felt/hand-box.tsx';
import { PhaseBanner } from './felt/phase-banner.tsx';
import { PlayingCard } from './felt/playing-card.tsx';
import { ResultBadge } from './felt/result-badge.tsx';
import { SeatPlate } from './felt/seat-plate.tsx';
import { Shoe } from './felt/shoe.tsx';
import { TopBar } from './felt/top-bar.tsx';
import { TotalPill } from './felt/total-pill.tsx';
import { WagerAmount } from './felt/wager-amount.tsx';
import styles from './styles/gallery.module.css';
import { Button } from './ui/button.tsx';
import { IconButton } from './ui/icon-button.tsx';

const START = Date.now();
const nothing = () => undefined;

function Dealt({ id, card, order }: { id: string; card: Card | null; order: number }) {
  return <PlayingCard ref={useArrival<HTMLDivElement>(id, { from: 'shoe', order })} card={card} />;
}

interface HandProps {
  cards: readonly Card[];
  isActing?: boolean;
  ground?: 'bare' | 'tile';
}

function Hand({ cards, isActing = false, ground = 'bare' }: HandProps) {
  return (
    <HandBox
      label="A hand"
      isActing={isActing}
      ground={ground}
      foot={
        <>
          {isActing ? <TotalPill tone="turn">11</TotalPill> : <ResultBadge result="stand" total={18} />}
          <WagerAmount amount={100} />
        </>
      }
    >
      <CardFan label="Cards">
        {cards.map((card, place) => (
          <Dealt key={card} id={card} card={card} order={place} />
        ))}
      </CardFan>
    </HandBox>
  );
}

function DealerRow() {
  return (
    <div className={styles.dealer}>
      <DiscardTray label="Discards" fill={0.5} />
      <div className={styles.middle}>
        <CardFan label="Dealer" lay="side">
          <PlayingCard card="9D" />
          <PlayingCard card={null} />
        </CardFan>
        <TotalPill>Dealer shows 9</TotalPill>
      </div>
      <Shoe ref={useArrivalSource('shoe')} label="Shoe" left={0.72} cutCard={0.2} />
    </div>
  );
}

function Stage({ draws }: { draws: number }) {
  const isWide = window.innerWidth >= 900;
  const [isLive, setLive] = useState(true);
  const banner = (
    <PhaseBanner title="Your turn" detail="Second hand" tone="turn">
      <Countdown deadline={START + 30_000} total={50_000} now={Date.now} />
    </PhaseBanner>
  );
  return (
    <FeltArt shape="oval" isDimmed={!isLive} banner={isWide ? null : banner}>
      <div className={styles.column}>
        {isWide && <div className={styles.banner}>{banner}</div>}
        <Button size="small" onPress={() => setLive(!isLive)}>
          Connection
        </Button>
        <DealerRow />
        <div className={styles.lettering}>
          <FeltLettering lines={['BLACKJACK PAYS 3 TO 2', 'DEALER STANDS ON ALL 17s']} arcs="both" />
        </div>
        {isWide ? <WideSeats draws={draws} /> : <PhoneSeats draws={draws} />}
      </div>
    </FeltArt>
  );
}

function PhoneSeats({ draws }: { draws: number }) {
  return (
    <>
      <div className={styles.others}>
        <SeatPlate face={personFace({ avatar: 'fox' })} name="Ann" line="100" form="row" />
        <HandBox label="Ann" foot={<ResultBadge result="blackjack" />}>
          <CardFan label="Cards">
            <PlayingCard card="AS" />
            <PlayingCard card="KH" />
          </CardFan>
        </HandBox>
        <HandBox label="Dev" foot={<TotalPill tone="outlined">16, next</TotalPill>}>
          <CardFan label="Cards">
            <PlayingCard card="7H" />
            <PlayingCard card="9C" />
          </CardFan>
        </HandBox>
      </div>
      <div className={styles.mine}>
        <Hand cards={['8S', 'QC']} ground="tile" />
        <Hand cards={['8H', '3C', ...DRAWS.slice(0, draws)]} isActing ground="tile" />
      </div>
    </>
  );
}

const DRAWS: readonly Card[] = ['2C', 'AD', '4S', '5S', '2H'];

function WideSeats({ draws }: { draws: number }) {
  return (
    <div className={styles.seats}>
      {['Ann', 'Ben', 'Cleo', 'Dev'].map((name, seat) => (
        <div key={name} className={styles.seat}>
          <Hand cards={seat === 2 ? ['8H', '3C', ...DRAWS.slice(0, draws)] : ['10S', '4D']} isActing={seat === 2} />
          <SeatPlate
            face={personFace({ avatar: avatarFor(name) })}
            name={name}
            line="600 chips"
            standing={seat === 2 ? 'turn' : 'here'}
          />
        </div>
      ))}
    </div>
  );
}

/** A whole table of the gallery: hit deals a card, and the connection can be cut. */
export function GalleryTable() {
  const [deals, setDeals] = useState(0);
  return (
    <Arrivals visit={1}>
      <div className={styles.screen}>
        <TopBar
          title="House table"
          subtitle="5 decks · bets 50–500 · round 14"
          home={{ href: '/', label: 'All tables' }}
          actions={
            <>
              <IconButton label="3 watching" onPress={nothing}>
                <Eye size={20} aria-hidden="true" />
              </IconButton>
              <IconButton label="Rules" onPress={nothing}>
                <BookOpen size={20} aria-hidden="true" />
              </IconButton>
              <IconButton label="Chat" count={{ value: 2, label: '2 new' }} onPress={nothing}>
                <MessageCircle size={20} aria-hidden="true" />
              </IconButton>
            </>
          }
        />
        <main className={styles.stage}>
          <Stage draws={deals} />
        </main>
        <ActionDock label="Actions" figures={<DockFigure caption="Your chips">{700 + deals}</DockFigure>}>
          <ActionButton label="Hit" keyHint="H" state={{ kind: 'legal' }} onPress={() => setDeals(deals + 1)} />
          <ActionButton label="Stand" keyHint="S" state={{ kind: 'legal' }} onPress={nothing} />
          <ActionButton label="Double" keyHint="D" state={{ kind: 'legal', price: '100 more' }} onPress={nothing} />
          <ActionButton label="Split" keyHint="P" state={{ kind: 'off', reason: 'Not a pair' }} onPress={nothing} />
        </ActionDock>
      </div>
    </Arrivals>
  );
}
