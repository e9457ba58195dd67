import { Button } from '../../ui/button.tsx';
import { type RoomControls, type RoomScene, type Threshold, whyOff } from './room-scene.ts';

/** What somebody who is not in the room can press to get in, if there is anything. */
export function ThresholdButton({
  threshold,
  scene,
  controls,
  onPasscode,
  onRegister,
}: {
  threshold: Threshold;
  scene: RoomScene;
  controls: RoomControls;
  onPasscode: () => void;
  onRegister: () => void;
}) {
  switch (threshold) {
    case 'ask':
    case 'ask-again': {
      const off = whyOff(scene, controls, { type: 'join' });
      return (
        <Button tone="main" size="large" isWide off={off} onPress={() => controls.send({ type: 'join' })}>
          {off === 'Sent' ? 'Sent' : threshold === 'ask' ? 'Ask to join' : 'Ask again'}
        </Button>
      );
    }
    case 'asked': {
      const off = whyOff(scene, controls, { type: 'leaveRoom' });
      return (
        <Button size="large" isWide off={off} onPress={() => controls.send({ type: 'leaveRoom' })}>
          {off === 'Sent' ? 'Sent' : 'Take it back'}
        </Button>
      );
    }
    case 'passcode':
      return (
        <Button tone="main" size="large" isWide onPress={onPasscode}>
          Enter the passcode
        </Button>
      );
    case 'account':
      return (
        <Button tone="main" size="large" isWide onPress={onRegister}>
          Register
        </Button>
      );
    case 'blocked':
    case 'full':
    case 'watch-only':
      return null;
  }
}
