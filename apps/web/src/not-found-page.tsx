import styles from './home/notice-page.module.css';
import { SiteFrame } from './home/site-frame.tsx';
import { ButtonLink } from './ui/button.tsx';

/** For addresses that lead nowhere. */
export function NotFoundPage() {
  return (
    <SiteFrame area="other">
      <div className={styles.page}>
        <h1 className={styles.title}>There is no page here</h1>
        <p className={styles.text}>The address may be mistyped, or what was here is gone.</p>
        <div className={styles.ways}>
          <ButtonLink href="/tables" tone="main">
            See the tables
          </ButtonLink>
          <ButtonLink href="/">Home</ButtonLink>
        </div>
      </div>
    </SiteFrame>
  );
}
