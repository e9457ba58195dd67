import type { RoomMember } from '@upcard/tables';
import { BOT } from '@upcard/tables/standard/house-people';
import Check from 'lucide-react/icons/check';
import Crown from 'lucide-react/icons/crown';
import WifiOff from 'lucide-react/icons/wifi-off';
import { formatAmount } from '../../felt/amount-text.ts';
import { Avatar, personFace } from '../../felt/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { OnlySpoken } from '../../ui/only-spoken.tsx';
import { ReadyButton } from '../room/ready-button.tsx';
import { thresholdOf, whyOff } from '../room/room-scene.ts';
import { ShareLink } from '../room/share-link.tsx';
import { ThresholdButton } from '../room/threshold-button.tsx';
import { isOnItsWay } from '../table-controls.ts';
import { InjectionBox } from './injection-box.tsx';
import type { StandardProps, StandardScene } from './standard-scene.ts';
import { biddingName, dealersRule } from './standard-words.ts';
import styles from './start-panel.module.css';

interface StartProps extends StandardProps {
  readonly name: string;
  readonly onPasscode: () => void;
  readonly onRegister: () => void;
}

function Mark({ member }: { member: RoomMember }) {
  if (!member.isConnected) {
    return (
      <span className={styles.away}>
        <WifiOff size={15} aria-hidden="true" /> Away
      </span>
    );
  }
  if (member.isReady) {
    return (
      <span className={styles.ready}>
        <Check size={16} aria-hidden="true" /> Ready
      </span>
    );
  }
  return <span>Not ready yet</span>;
}

function Gathered({ scene }: { scene: StandardScene }) {
  const { room, view, you } = scene;
  return (
    <section className={styles.people} aria-label="Who plays">
      <h3 className={styles.head}>At the table</h3>
      <ul className={styles.list}>
        {room.members.map((member) => (
          <li key={member.person.id} className={styles.person}>
            <Avatar face={personFace(member.person)} size={30} />
            <bdi className={styles.name}>{member.person.name}</bdi>
            {member.person.id === you.id && <span className={styles.you}>you</span>}
            {member.person.id === room.host.id && (
              <span className={styles.host}>
                <Crown size={16} aria-hidden="true" />
                <OnlySpoken>Host</OnlySpoken>
              </span>
            )}
            <span className={styles.mark}>
              <Mark member={member} />
            </span>
          </li>
        ))}
        {view.options.includeBot && (
          <li className={styles.person}>
            <Avatar face={{ kind: 'bot' }} size={30} />
            <span className={styles.name}>{BOT.name}</span>
            <span className={styles.mark}>Always ready</span>
          </li>
        )}
      </ul>
    </section>
  );
}

function settingsOf({ view }: StandardScene): readonly (readonly [about: string, value: string])[] {
  const { options } = view;
  return [
    ['Rounds', formatAmount(options.rounds)],
    ['Starting capital', formatAmount(options.startingCapital)],
    ['Minimum bet', formatAmount(options.minimumBet)],
    ['Auction', biddingName(options)],
    ['Dealer’s rule', dealersRule(options)],
    ['Time for an action', `${options.actionTime / 1_000} s`],
  ];
}

function StartButton({ scene, controls }: StandardProps) {
  const { startOff } = scene.overlay;
  if (startOff !== null && startOff !== 'too-few-ready') return null;
  const people = scene.view.options.includeBot ? 'Be ready yourself first' : 'Two have to be ready';
  const isSent = isOnItsWay(controls, 'start');
  const off = isSent
    ? 'Sent'
    : !controls.isLive
      ? 'Reconnecting'
      : scene.room.isPaused
        ? 'The table is paused'
        : startOff === null
          ? undefined
          : people;
  return (
    <Button tone="main" size="large" isWide off={off} offPlace="under" onPress={() => controls.send({ type: 'start' })}>
      {isSent ? 'Sent' : 'Start the game'}
    </Button>
  );
}

function Buttons(props: StartProps) {
  const { scene, controls } = props;
  const threshold = thresholdOf(scene);
  const { isMember, commands } = scene.roomOverlay;
  if (threshold !== null) return <ThresholdButton {...props} threshold={threshold} />;
  if (isMember) {
    return (
      <>
        <ReadyButton scene={scene} controls={controls} />
        <StartButton scene={scene} controls={controls} />
      </>
    );
  }
  if (!commands.join.isLegal) return null;
  const off = whyOff(scene, controls, { type: 'join' });
  return (
    <Button tone="main" size="large" isWide off={off} onPress={() => controls.send({ type: 'join' })}>
      Join this game
    </Button>
  );
}

/** The game before its start: what is played, who is in and ready, and the way in or on. */
export function StartPanel(props: StartProps) {
  const { scene } = props;
  return (
    <div className={styles.panel}>
      <div className={styles.main}>
        <h2 className={styles.title}>Before the first auction</h2>
        <dl className={styles.settings}>
          {settingsOf(scene).map(([about, value]) => (
            <div key={about} className={styles.setting}>
              <dt>{about}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.buttons}>
          <Buttons {...props} />
        </div>
        <InjectionBox {...props} />
      </div>
      <div className={styles.side}>
        <Gathered scene={scene} />
        {scene.room.joining !== 'nobody' && <ShareLink name={props.name} />}
      </div>
    </div>
  );
}
