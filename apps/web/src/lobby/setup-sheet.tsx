import { Sheet } from '../ui/sheet.tsx';
import { CreateButton } from './create-button.tsx';
import { SetupForm } from './setup-form.tsx';
import { useSetup } from './use-setup.ts';

/** Opening a table, over the list where there is no room beside it. */
export default function SetupSheet({ onClose }: { onClose: () => void }) {
  const setup = useSetup();
  return (
    <Sheet title="Open a table" isOpen onClose={onClose} foot={<CreateButton setup={setup} />}>
      <SetupForm setup={setup} />
    </Sheet>
  );
}
