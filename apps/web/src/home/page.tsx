import { type ReactNode, useEffect, useLayoutEffect } from 'react';

/** Whether some page has been shown since the document was loaded. */
let hasShownPage = false;

/** Whether the page was reached by going back or forward: the browser then puts the scrolling back as it was. */
let isReturning = false;
globalThis.addEventListener('popstate', () => {
  isReturning = true;
});

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
    if (!isReturning) globalThis.scrollTo(0, 0);
    isReturning = false;
  }, [title]);
  return children;
}
