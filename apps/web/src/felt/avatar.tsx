import Bot from 'lucide-react/icons/bot';
import type { CSSProperties } from 'react';
import styles from './avatar.module.css';

const AVATAR_COLOURS = ['coral', 'teal', 'violet', 'sky', 'rose', 'lime'] as const;
type AvatarColour = (typeof AVATAR_COLOURS)[number];

/** Who a picture stands for. A person's letter is the first of the name; the colour goes by the order in the room. */
export type AvatarFace = { kind: 'person'; name: string; colour: AvatarColour } | { kind: 'bot' } | { kind: 'banker' };

/** The face of a person who came to the room as number `order`, from 0; the six colours repeat. */
export function personFace(name: string, order: number): AvatarFace {
  return { kind: 'person', name, colour: AVATAR_COLOURS[order % AVATAR_COLOURS.length] ?? 'coral' };
}

function firstLetter(name: string): string {
  return (Array.from(name.trim())[0] ?? '?').toLocaleUpperCase('en');
}

/** A round picture, `size` CSS pixels: a letter on a colour, the bot, or the Banker's diamond. Decoration: the name stands beside it. */
export function Avatar({ face, size = 36 }: { face: AvatarFace; size?: number }) {
  const ground = face.kind === 'person' ? face.colour : face.kind;
  const look: CSSProperties & Record<'--avatar', string> = {
    '--avatar': `var(--avatar-${ground})`,
    width: size,
    height: size,
    fontSize: face.kind === 'banker' ? size * 0.36 : size * 0.46,
  };
  return (
    <span className={styles.avatar} data-kind={face.kind} style={look} aria-hidden="true">
      {face.kind === 'bot' && <Bot size={size * 0.56} strokeWidth={2} />}
      {face.kind === 'banker' && <span>B</span>}
      {face.kind === 'person' && firstLetter(face.name)}
    </span>
  );
}
