import { Sheet } from '../ui/sheet.tsx';
import { OpenTablePanel } from './open-table-panel.tsx';

/** The panel for opening a table, from below on a phone. */
export default function OpenTableSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title="Open a table" isOpen onClose={onClose}>
      <OpenTablePanel />
    </Sheet>
  );
}
