import { type ReactNode, useEffect, useLayoutEffect } from 'react';

/** Whether some page has been shown since the document was loaded. */
let hasShownPage = false;

/**
 * Names the document after the page and, when the page was reached from another one, brings its heading into focus, so that
 * keyboard and screen reader start at its top. The first page leaves the focus to the browser.
 */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  // Before the effects of the content, which may know a better title.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another page, though React may keep the element
  useEffect(() => {
    const isFirst = !hasShownPage;
    hasShownPage = true;
    if (isFirst) return;
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    globalThis.scrollTo(0, 0);
  }, [title]);
  return children;
}
