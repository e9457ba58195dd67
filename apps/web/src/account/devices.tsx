import type { MeAnswer } from '@upcard/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { requestJson } from '../net/http.ts';
import { changeSession } from '../net/session.ts';
import { Button } from '../ui/button.tsx';
import styles from './account-page.module.css';
import { failureText } from './failure-text.ts';

/** Ends the account's sessions on all devices, this one too. */
export function Devices() {
  const [problem, setProblem] = useState<string | null>(null);
  const [, navigate] = useLocation();
  const leave = async (): Promise<void> => {
    const answer = await changeSession(() => requestJson<MeAnswer>('/api/account/sign-out-everywhere', {}));
    if (answer.ok) navigate('/login');
    else setProblem(failureText(answer.failure));
  };
  return (
    <>
      <p className={styles.text}>
        Logs you out on every device and in every browser, this one too. Your seats are kept until you are back.
      </p>
      <div>
        <Button onPress={() => void leave()}>Log out everywhere</Button>
      </div>
      <p className={styles.wrong} role="alert">
        {problem}
      </p>
    </>
  );
}
