import type { ReactNode } from 'react';
import { useId } from 'react';
import { Link } from 'wouter';
import styles from './button.module.css';
import { pressOnce } from './press-once.ts';

/** `main` is the one gold button of a screen; `invite` a gold outline; `quiet` has no edge until it is touched. */
type ButtonTone = 'main' | 'invite' | 'plain' | 'danger' | 'quiet';

interface ButtonLook {
  children: ReactNode;
  tone?: ButtonTone | undefined;
  /** 36, 44 or 52 px high; the small one still answers to 44. */
  size?: 'small' | 'middle' | 'large' | undefined;
  isWide?: boolean | undefined;
}

interface ButtonProps extends ButtonLook {
  onPress?: (() => void) | undefined;
  type?: 'button' | 'submit' | undefined;
  /** Why it may not be pressed now: it then stays in place and in focus order, and this is its description and tooltip. */
  off?: string | undefined;
  /** `under` prints the reason in small type as well. */
  offPlace?: 'under' | 'hidden' | undefined;
  isPressed?: boolean | undefined;
}

/** A button for everything but the actions of a hand. */
export function Button(props: ButtonProps) {
  const { children, tone = 'plain', size = 'middle', isWide = false, type = 'button', off } = props;
  const reasonId = useId();
  const isOff = off !== undefined;
  return (
    <>
      <button
        type={isOff ? 'button' : type}
        className={styles.button}
        data-tone={tone}
        data-size={size}
        data-wide={isWide}
        title={off}
        aria-pressed={props.isPressed}
        aria-disabled={isOff}
        aria-describedby={isOff ? reasonId : undefined}
        onClick={() => !isOff && props.onPress?.()}
        onKeyDown={pressOnce}
      >
        <span className={styles.words}>{children}</span>
        {isOff && props.offPlace === 'under' && (
          <span className={styles.reason} aria-hidden="true">
            {off}
          </span>
        )}
      </button>
      {isOff && (
        <span id={reasonId} hidden>
          {off}
        </span>
      )}
    </>
  );
}

/** A link that looks like a button, for what leads to another page. */
export function ButtonLink({
  href,
  children,
  tone = 'plain',
  size = 'middle',
  isWide = false,
}: ButtonLook & { href: string }) {
  return (
    <Link href={href} className={styles.button ?? ''} data-tone={tone} data-size={size} data-wide={isWide}>
      <span className={styles.words}>{children}</span>
    </Link>
  );
}
