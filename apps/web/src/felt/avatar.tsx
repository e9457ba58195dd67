import type { AvatarName, Person } from '@upcard/tables';
import Bot from 'lucide-react/icons/bot';
import type { CSSProperties } from 'react';
import styles from './avatar.module.css';
import { AVATAR_DRAWINGS } from './avatar-drawings.tsx';

/** Who a picture stands for. */
export type AvatarFace = { kind: 'person'; avatar: AvatarName } | { kind: 'bot' } | { kind: 'banker' };

/** The face of a person: the avatar they chose. */
export function personFace({ avatar }: Pick<Person, 'avatar'>): AvatarFace {
  return { kind: 'person', avatar };
}

/** The colour that stands for an avatar, also where its drawing has no room: a CSS colour. */
export function avatarColour(avatar: AvatarName): string {
  return `var(--avatar-${avatar})`;
}

function Drawing({ avatar, size }: { avatar: AvatarName; size: number }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      {AVATAR_DRAWINGS[avatar]}
    </svg>
  );
}

/** A round picture, `size` CSS pixels: a person's avatar, the bot, or the Banker's diamond. Decoration: the name stands beside it. */
export function Avatar({ face, size = 36 }: { face: AvatarFace; size?: number }) {
  const look: CSSProperties & Record<'--avatar', string> = {
    '--avatar': face.kind === 'person' ? avatarColour(face.avatar) : `var(--avatar-${face.kind})`,
    width: size,
    height: size,
    fontSize: size * 0.36,
  };
  return (
    <span className={styles.avatar} data-kind={face.kind} style={look} aria-hidden="true">
      {face.kind === 'bot' && <Bot size={size * 0.56} strokeWidth={2} />}
      {face.kind === 'banker' && <span>B</span>}
      {face.kind === 'person' && <Drawing avatar={face.avatar} size={size} />}
    </span>
  );
}
