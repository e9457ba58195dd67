import Repeat from 'lucide-react/icons/repeat';
import Undo from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import type { ComponentProps, ReactNode } from 'react';
import { ActionDock } from '../../felt/action-dock.tsx';
import { formatAmount } from '../../felt/amount-text.ts';
import { ChipTray } from '../../felt/chip-tray.tsx';
import { CHIP_VALUES, type ChipValue } from '../../felt/chip-values.ts';
import { Button } from '../../ui/button.tsx';
import type { TableControls } from '../table-controls.ts';
import styles from './bet-panel.module.css';
import { type HouseScene, seatOf } from './house-scene.ts';
import type { Betting } from './use-betting.ts';

function isChip(amount: number): amount is ChipValue {
  return CHIP_VALUES.some((value) => value === amount);
}

type TrayChips = ComponentProps<typeof ChipTray>['chips'];

function trayChips({ choices, placed, seat }: Betting, chips: number): TrayChips {
  const lying = seat === null ? null : placed(seat);
  return choices.flatMap(({ amount, isAffordable }): TrayChips => {
    if (!isChip(amount)) return [];
    if (!isAffordable) return [{ value: amount, state: 'off', caption: `You have ${formatAmount(chips)}` }];
    const isLying = amount === lying;
    return [{ value: amount, state: isLying ? 'chosen' : 'ready', caption: isLying ? 'Placed' : 'Tap to bet' }];
  });
}

function whyNotBet(betting: Betting, controls: TableControls, placed: number | null): string | undefined {
  if (betting.isSent) return 'Sent';
  if (!controls.isLive) return 'Reconnecting';
  return placed === null ? 'Pick a chip first' : undefined;
}

/** The chips of the ladder, and what may be done with what lies on the spot. */
export function BetPanel({
  scene,
  controls,
  betting,
  figures,
  aside,
}: {
  scene: HouseScene;
  controls: TableControls;
  betting: Betting;
  figures: ReactNode;
  aside: ReactNode;
}) {
  const { seat } = betting;
  if (seat === null) return null;
  const placed = betting.placed(seat);
  const where = scene.overlay.seats.length > 1 ? ` on seat ${seat}` : '';
  const { repeatable } = betting;
  return (
    <ActionDock label="Your bet" lay="free" figures={figures} aside={aside}>
      <div className={styles.panel}>
        <div className={styles.tray}>
          <ChipTray chips={trayChips(betting, seatOf(scene.view, seat)?.chips ?? 0)} onPick={betting.pick} />
        </div>
        <div className={styles.changes}>
          <Button off={betting.canUndo ? undefined : 'Nothing to undo'} onPress={betting.undo}>
            <Undo size={17} aria-hidden="true" /> Undo
          </Button>
          <Button off={placed === null ? 'Nothing is placed' : undefined} onPress={betting.clear}>
            <X size={17} aria-hidden="true" /> Clear
          </Button>
          <Button
            off={repeatable === null ? 'No bet to repeat' : undefined}
            onPress={() => repeatable !== null && betting.pick(repeatable)}
          >
            <Repeat size={17} aria-hidden="true" /> Repeat{repeatable === null ? '' : ` ${formatAmount(repeatable)}`}
          </Button>
        </div>
        <div className={styles.bet}>
          <Button tone="main" size="large" isWide off={whyNotBet(betting, controls, placed)} onPress={betting.confirm}>
            {betting.isSent ? 'Sent' : `Bet${placed === null ? '' : ` ${formatAmount(placed)}`}${where}`}
          </Button>
        </div>
      </div>
    </ActionDock>
  );
}
