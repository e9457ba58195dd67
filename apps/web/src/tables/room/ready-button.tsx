import Check from 'lucide-react/icons/check';
import { Button } from '../../ui/button.tsx';
import { isReady, type RoomControls, type RoomScene, whyOff } from './room-scene.ts';

/** Says that one is ready for the first deal, or takes it back. */
export function ReadyButton({ scene, controls }: { scene: RoomScene; controls: RoomControls }) {
  const isOn = isReady(scene);
  const command = { type: 'ready', isReady: !isOn } as const;
  const off = whyOff(scene, controls, command);
  return (
    <Button
      tone={isOn ? 'plain' : 'invite'}
      size="large"
      isWide
      isPressed={isOn}
      off={off}
      onPress={() => controls.send(command)}
    >
      {isOn && <Check size={19} aria-hidden="true" />} {isOn ? 'Ready' : 'I’m ready'}
    </Button>
  );
}
