import type { GameKind } from '@upcard/protocol';
import type { ReactNode } from 'react';
import { CALLED_OFF } from './called-off.ts';
import { NoticeToast, StandingNotice } from './notice-toast.tsx';
import type { ScreenProps } from './screen-props.ts';
import { useCalledOff } from './use-called-off.ts';

type NoticeProps = Pick<ScreenProps<GameKind>, 'table' | 'dismissNotice'> & {
  /** What is said when there is neither a refusal nor a round called off. */
  readonly otherwise?: ReactNode;
};

/** One line of news over a table: a refusal, else that a round was called off. */
export function TableNotice({ table, dismissNotice, otherwise = null }: NoticeProps) {
  const { notice, frame } = table;
  const [isCalledOff, readCalledOff] = useCalledOff(frame);
  if (notice !== null) return <NoticeToast key={notice.id} text={notice.text} onClose={dismissNotice} />;
  return isCalledOff ? <StandingNotice text={CALLED_OFF} onClose={readCalledOff} /> : otherwise;
}
