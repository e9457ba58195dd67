import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Button } from '../ui/button.tsx';
import styles from './admin.module.css';
import type { ListPlace } from './use-list-place.ts';

/** Leads through the pages of a list; nothing where there is only one. */
export function Pager({ place, hasMore }: { place: ListPlace; hasMore: boolean }) {
  const { page, turnTo } = place;
  if (page === 0 && !hasMore) return null;
  return (
    <nav className={styles.pager} aria-label="Pages of the list">
      <Button off={page === 0 ? 'This is the first page' : undefined} onPress={() => turnTo(page - 1)}>
        <ChevronLeft size={18} aria-hidden="true" /> Previous
      </Button>
      <p role="status">Page {page + 1}</p>
      <Button off={hasMore ? undefined : 'This is the last page'} onPress={() => turnTo(page + 1)}>
        Next <ChevronRight size={18} aria-hidden="true" />
      </Button>
    </nav>
  );
}
