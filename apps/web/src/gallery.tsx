import './styles/index.css';
import type { Card } from '@upcard/core';
import { AVATARS } from '@upcard/tables/avatar';
import Landmark from 'lucide-react/icons/landmark';
import { type ReactNode, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ActionButton } from './felt/action-button.tsx';
import { ActionDock } from './felt/action-dock.tsx';
import { AmountFloat } from './felt/amount-float.tsx';
import { Avatar, personFace } from './felt/avatar.tsx';
import { BankRack } from './felt/bank-rack.tsx';
import { BetSpot } from './felt/bet-spot.tsx';
import { CardFan } from './felt/card-fan.tsx';
import { CardPlace } from './felt/card-place.tsx';
import { Chip } from './felt/chip.tsx';
import { ChipTray } from './felt/chip-tray.tsx';
import { CHIP_VALUES } from './felt/chip-values.ts';
import { Countdown } from './felt/countdown.tsx';
import { DiscardTray } from './felt/discard-tray.tsx';
import { Door } from './felt/door.tsx';
import { FilterChips } from './felt/filter-chips.tsx';
import { PhaseBanner } from './felt/phase-banner.tsx';
import { PlayingCard } from './felt/playing-card.tsx';
import { ResultBadge } from './felt/result-badge.tsx';
import { SeatPlate } from './felt/seat-plate.tsx';
import { SettingRow } from './felt/setting-row.tsx';
import { Shoe } from './felt/shoe.tsx';
import { GalleryTable } from './gallery-table.tsx';
import styles from './styles/gallery.module.css';
import { Button } from './ui/button.tsx';
import { classNames } from './ui/class-names.ts';
import { OnlySpoken } from './ui/only-spoken.tsx';
import { Segmented } from './ui/segmented.tsx';
import { SelectField } from './ui/select-field.tsx';
import { Sheet } from './ui/sheet.tsx';
import { Switch } from './ui/switch.tsx';
import { TextField } from './ui/text-field.tsx';

const START = Date.now();
const now = () => Date.now();
const nothing = () => undefined;

function Panel({ title, onFelt = false, children }: { title: string; onFelt?: boolean; children: ReactNode }) {
  return (
    <section className={classNames(styles.panel, onFelt && styles.felt)}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Clock({ seconds, total, prefix }: { seconds: number; total: number; prefix?: string }) {
  return <Countdown deadline={START + seconds * 1000} total={total * 1000} now={now} prefix={prefix} />;
}

function Banners() {
  return (
    <Panel title="Phase banner" onFelt>
      <PhaseBanner title="Place your bets" detail="2 of 4 in">
        <Clock seconds={14} total={20} />
      </PhaseBanner>
      <PhaseBanner title="No more bets" />
      <PhaseBanner title="Your turn" detail="Second hand" tone="turn">
        <Clock seconds={6} total={20} />
      </PhaseBanner>
      <PhaseBanner title="Round over" detail="You won 150">
        <Clock seconds={9} total={10} prefix="Next in" />
      </PhaseBanner>
      <PhaseBanner title="Reconnecting" detail="Your seat and bet are kept" tone="reconnecting">
        <Countdown deadline={START + 12_000} total={20_000} now={now} state="paused" />
      </PhaseBanner>
    </Panel>
  );
}

const CARDS: readonly (Card | null)[] = ['AS', '10H', 'QD', '7C', null];

function Sized({ width, children }: { width: number; children: ReactNode }) {
  return <div ref={(element) => element?.style.setProperty('--card-w', `${width}px`)}>{children}</div>;
}

function Cards() {
  const [hole, setHole] = useState<Card | null>(null);
  return (
    <Panel title="Cards" onFelt>
      {(['two', 'four'] as const).map((suits) => (
        <div key={suits} className={styles.row} data-suits={suits}>
          {CARDS.map((card) => (
            <PlayingCard key={card} card={card} />
          ))}
        </div>
      ))}
      <div className={styles.row}>
        <PlayingCard card="KD" decided />
        {[52, 36, 28].map((width) => (
          <Sized key={width} width={width}>
            <PlayingCard card="8S" />
          </Sized>
        ))}
        <Sized width={52}>
          <CardFan label="A hand">
            <PlayingCard card="10C" />
            <PlayingCard card="6D" />
            <PlayingCard card="9S" />
          </CardFan>
        </Sized>
        <CardPlace />
        <PlayingCard card={hole} />
        <Button onPress={() => setHole(hole === null ? 'JC' : null)}>Turn</Button>
      </div>
    </Panel>
  );
}

function Plates() {
  return (
    <Panel title="Seat plates" onFelt>
      <div className={styles.row}>
        <SeatPlate face={personFace({ avatar: 'fox' })} name="Ann" line="600 chips" />
        <SeatPlate face={personFace({ avatar: 'owl' })} name="Cleo" line="700 chips" isYou standing="turn" />
        <SeatPlate face={personFace({ avatar: 'whale' })} name="Dev" line="150 chips" note="next" />
        <SeatPlate face={personFace({ avatar: 'stag' })} name="Ben" line="0" standing="away" />
        <SeatPlate face={{ kind: 'bot' }} name="Bot" line="934" />
        <SeatPlate face={{ kind: 'banker' }} name="Banker" line="Deals this round" />
        <SeatPlate face={personFace({ avatar: 'cat' })} name="Eve" line="40 chips" note="sits out" />
      </div>
    </Panel>
  );
}

function Avatars() {
  return (
    <Panel title="Avatars" onFelt>
      {[96, 36, 24, 20].map((size) => (
        <div key={size} className={styles.row}>
          {AVATARS.map((avatar) => (
            <Avatar key={avatar} face={personFace({ avatar })} size={size} />
          ))}
        </div>
      ))}
    </Panel>
  );
}

function Controls() {
  const [kind, setKind] = useState<'manual' | 'computer'>('manual');
  const [isOn, setOn] = useState(true);
  const [isOpen, setOpen] = useState(false);
  const kinds = [
    { value: 'manual', label: 'Manual', count: 8 },
    { value: 'computer', label: 'Computer', count: 2 },
  ] as const;
  return (
    <Panel title="Buttons and fields">
      <div className={styles.actions}>
        <ActionButton label="Hit" keyHint="H" state={{ kind: 'legal' }} onPress={nothing} />
        <ActionButton label="Double" keyHint="D" state={{ kind: 'legal', price: '100 more' }} onPress={nothing} />
        <ActionButton label="Split" keyHint="P" state={{ kind: 'off', reason: 'Not a pair' }} onPress={nothing} />
        <ActionButton label="Stand" keyHint="S" state={{ kind: 'sent' }} onPress={nothing} />
      </div>
      <div className={styles.row}>
        <Button tone="main">Bet 100</Button>
        <Button tone="invite">Join</Button>
        <Button>Watch</Button>
        <Button tone="danger">Skip</Button>
        <Button off="This is the first page">Previous</Button>
        <Button onPress={() => setOpen(true)}>Sheet</Button>
        <Segmented label="Who plays" options={kinds} value={kind} onChange={setKind} />
        <Switch label="Auto continue" isOn={isOn} onChange={setOn} />
      </div>
      <FilterChips label="Kinds of tables" options={kinds} value={kind} onChange={setKind} />
      <TextField label="Bid" kind="amount" value="40" error="At least 61" onChange={nothing} />
      <SettingRow label="Dealer’s rule" tip="What the Dealer sees and shows.">
        <SelectField label="Dealer’s rule" options={kinds} value={kind} onChange={setKind} />
      </SettingRow>
      <Sheet
        title="Open a table"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        foot={<Button tone="main">Create</Button>}
      >
        <SettingRow label="Rounds">
          <TextField label="Rounds" kind="amount" value="30" onChange={nothing} />
        </SettingRow>
      </Sheet>
    </Panel>
  );
}

function Bets() {
  return (
    <Panel title="Bets, results, amounts" onFelt>
      <div className={styles.row}>
        <BetSpot name="Spot 1" bet={{ kind: 'open', word: 'Open' }} caption="No bet" onPress={nothing} />
        <BetSpot name="Spot 2" bet={{ kind: 'placed', amount: 100 }} caption="Placed" onPress={nothing} />
        <BetSpot name="Spot 3" bet={{ kind: 'confirmed', amount: 350 }} caption="Bet" />
        <AmountFloat change={150} still />
        <AmountFloat change={-100} still />
      </div>
      <div className={styles.row}>
        <ResultBadge result="blackjack" />
        <ResultBadge result="win" total={20} />
        <ResultBadge result="push" total={19} />
        <ResultBadge result="lose" total={17} />
        <ResultBadge result="bust" total={25} />
        <ResultBadge result="stand" total={18} />
        <ResultBadge result="stand" total={18} compact />
        <ResultBadge result="surrendered" />
      </div>
      <div className={styles.row}>
        {CHIP_VALUES.map((value) => (
          <Chip key={value} value={value} />
        ))}
      </div>
      <div className={styles.row}>
        <BankRack label="Bank" amount={3650} />
        <Shoe label="Shoe, 5 decks" left={0.72} cutCard={0.2} />
        <DiscardTray label="Discards" fill={0.5} />
      </div>
      <Door
        href="/house"
        name="House"
        icon={<Landmark size={22} aria-hidden="true" />}
        picture={<BankRack label="" amount={3650} />}
        status="2 open"
      >
        One to six seats and one shared shoe. Break the house’s bank.
      </Door>
    </Panel>
  );
}

function Pieces() {
  return (
    <main className={styles.page}>
      <h1>
        <OnlySpoken>Pieces</OnlySpoken>
      </h1>
      <Banners />
      <Controls />
      <Cards />
      <Plates />
      <Avatars />
      <Bets />
    </main>
  );
}

function BettingDock() {
  return (
    <ActionDock label="Bet" lay="free">
      <ChipTray
        onPick={nothing}
        chips={[
          { value: 50, state: 'ready', caption: 'Tap to bet' },
          { value: 100, state: 'chosen', caption: 'Placed' },
          { value: 250, state: 'ready', caption: 'Tap to bet' },
          { value: 500, state: 'off', caption: 'You have 450' },
        ]}
      />
      <Button tone="main" size="large" isWide>
        Bet 100
      </Button>
    </ActionDock>
  );
}

const root = document.getElementById('root');
if (root !== null) {
  const page = window.location.hash === '#house' ? <GalleryTable /> : <Pieces />;
  createRoot(root).render(<StrictMode>{window.location.hash === '#bets' ? <BettingDock /> : page}</StrictMode>);
}
