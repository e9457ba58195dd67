import type { ShownBid, StandardView } from '@upcard/tables';
import { formatAmount } from '../../felt/amount-text.ts';
import { Avatar, personFace } from '../../felt/avatar.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { auctionOutcomeText } from './auction-outcome-text.ts';
import styles from './bids-modal.module.css';
import { secondsText } from './seconds-text.ts';
import { participantIn } from './standard-scene.ts';
import { biddingName } from './standard-words.ts';

function BidRow({ view, bid, place }: { view: StandardView; bid: ShownBid; place: number }) {
  const bidder = participantIn(view, bid.by);
  if (bidder === null) return null;
  const { person, kind, status } = bidder;
  const isPaid = view.outcome?.winner === bid.by && view.outcome.paid === bid.amount;
  const note = isPaid ? 'paid' : status === 'resigned' ? 'resigned' : null;
  return (
    <tr data-paid={isPaid}>
      <td>{place}</td>
      <td>
        <span className={styles.bidder}>
          <Avatar face={kind === 'bot' ? { kind: 'bot' } : personFace(person)} size={24} />
          <span className={styles.name}>{person.name}</span>
          {note !== null && <span className={styles.note}>{note}</span>}
        </span>
      </td>
      <td>{formatAmount(bid.amount)}</td>
      <td>{secondsText(bid.after)}</td>
    </tr>
  );
}

function Bids({ view, bids }: { view: StandardView; bids: readonly ShownBid[] }) {
  if (bids.length === 0) return <p className={styles.none}>No bids were revealed.</p>;
  return (
    <table className={styles.bids} aria-label="Auction bids">
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">Bidder</th>
          <th scope="col">Bid</th>
          <th scope="col">Time from start (s)</th>
        </tr>
      </thead>
      <tbody>
        {bids.map((bid, index) => (
          <BidRow key={`${bid.by} ${bid.amount} ${bid.after}`} view={view} bid={bid} place={index + 1} />
        ))}
      </tbody>
    </table>
  );
}

/** What a round's auction came to: how it ended, by which rules, and the bids that may be shown, the highest first. */
export function AuctionBids({ view }: { view: StandardView }) {
  return (
    <>
      <p className={styles.outcome}>{auctionOutcomeText(view)}</p>
      <dl className={styles.modes}>
        <div>
          <dt>Bidding</dt>
          <dd>{biddingName(view.options)}</dd>
        </div>
        <div>
          <dt>Bets shown</dt>
          <dd>{view.options.betsShown === 'all' ? 'All bets' : 'Paid bet only'}</dd>
        </div>
      </dl>
      <Bids view={view} bids={view.outcome?.bids ?? []} />
    </>
  );
}

/** The bids of this round's auction, over the table. */
export default function BidsModal({ view, onClose }: { view: StandardView; onClose: () => void }) {
  return (
    <Sheet title="Auction bids" isOpen onClose={onClose}>
      <AuctionBids view={view} />
    </Sheet>
  );
}
