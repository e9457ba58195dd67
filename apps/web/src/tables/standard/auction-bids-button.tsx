import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { StandardScene } from './standard-scene.ts';

const BidsModal = lazy(() => import('./bids-modal.tsx'));

/** Opens the bids of this round's auction. There once it is over, until the next one opens. */
export function AuctionBidsButton({ scene }: { scene: StandardScene }) {
  const [isOpen, setOpen] = useState(false);
  const { view } = scene;
  if (view.outcome === null) return null;
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        View auction bids
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <BidsModal view={view} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
