import { formatAmount } from '../../felt/amount-text.ts';
import { nameOf, type StandardScene } from './standard-scene.ts';

/**
 * Where the person on whose screen it is stands in the auction. `asked`, `leads` and `skipsCurrent` keep the editor: they are or
 * may be asked again. `watches`: nobody asks them.
 */
type AuctionPart = 'asked' | 'leads' | 'skipsCurrent' | 'out' | 'tooPoor' | 'sealedBid' | 'sealedSkip' | 'watches';

/** Where the person on whose screen it is stands in the running auction. */
export function auctionPart({ view, overlay }: StandardScene): AuctionPart {
  const { bid, number } = overlay;
  if (bid === null) return 'watches';
  if (bid.sealed !== null) return bid.sealed === 'skip' ? 'sealedSkip' : 'sealedBid';
  switch (bid.bidOff) {
    case null:
      return 'asked';
    case 'leads':
      return 'leads';
    case 'too-poor':
      return 'tooPoor';
    case 'skipped':
    case 'answered': {
      const own = view.auction?.standings.find((one) => one.number === number);
      return own?.standing === 'skippedCurrent' ? 'skipsCurrent' : 'out';
    }
  }
}

/** Whether the editor is shown in this part. */
export function keepsEditor(part: AuctionPart): boolean {
  return part === 'asked' || part === 'leads' || part === 'skipsCurrent';
}

/** What a skip of the current bid lets pass: `60`, or `the opening bid`. */
export function currentBidWords({ auction }: StandardScene['view']): string {
  const leading = auction?.leading ?? null;
  return leading === null ? 'the opening bid' : formatAmount(leading.amount);
}

/** The line under the title of the panel: what the bid is for, or why none is asked for now. */
export function auctionLine(scene: StandardScene): string {
  const { view, overlay } = scene;
  const isOpen = view.options.bidding === 'open';
  switch (auctionPart(scene)) {
    case 'asked':
      return isOpen
        ? 'The winner pays this into the Bank, which everyone shares.'
        : 'One sealed bid. The winner pays it into the Bank, which everyone shares.';
    case 'leads':
      return `You lead with ${currentBidWords(view)}. A higher bid asks you again.`;
    case 'skipsCurrent':
      return `You skip ${currentBidWords(view)}. A new bid asks you again.`;
    case 'out':
      return 'You are out of this auction.';
    case 'tooPoor':
      return 'The least bid is more than you have, but you can still skip.';
    case 'sealedBid':
      return 'Your bid is sealed. Nobody sees it before all have answered.';
    case 'sealedSkip':
      return 'You have skipped, for this auction to the end.';
    case 'watches':
      return view.auction?.standings.every(({ number }) => number !== overlay.number)
        ? 'The highest bid deals this round.'
        : 'No answer is taken just now.';
  }
}

/** The one figure of an auction that is only looked at, with its caption. */
export function auctionFigure({ view, overlay }: StandardScene): { readonly figure: string; readonly caption: string } {
  const { auction, options } = view;
  const sealed = overlay.bid?.sealed ?? null;
  if (typeof sealed === 'number') return { figure: formatAmount(sealed), caption: 'Your sealed bid' };
  if (options.bidding === 'blind') {
    const standings = auction?.standings ?? [];
    const answered = standings.filter(({ standing }) => standing === 'answered').length;
    return { figure: `${answered} of ${standings.length}`, caption: 'have answered' };
  }
  const leading = auction?.leading ?? null;
  if (leading === null) return { figure: 'No bid', caption: 'so far' };
  return { figure: formatAmount(leading.amount), caption: `${nameOf(view, leading.by)} leads` };
}
