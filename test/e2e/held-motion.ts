import type { Page } from 'playwright-core';

/** Puts off whatever the page wants to do later, at a time that stands still. `stopTime` is there from the beginning of every page. */
function putOff(): void {
  const [wait, clear] = [globalThis.setTimeout.bind(globalThis), globalThis.clearTimeout.bind(globalThis)];
  const held = new Map<number, { readonly ring: () => void; readonly after: number }>();
  let count = 0;
  Object.assign(globalThis, {
    setTimeout: (ring: () => void, after = 0) => {
      if (after <= 0) return wait(ring, after);
      count -= 1;
      held.set(count, { ring, after });
      return count;
    },
    clearTimeout: (id: number) => {
      if (!held.delete(id)) clear(id);
    },
    passTime: (milliseconds: number) => {
      const due = [...held].filter(([, { after }]) => after <= milliseconds);
      for (const [id, { ring }] of due.sort(([, one], [, other]) => one.after - other.after))
        if (held.delete(id)) ring();
    },
  });
}

/** From now on what a page shows one after another stops behind the first of it, until the story lets more of it come. */
export async function holdMotion(page: Page): Promise<void> {
  await page.evaluate(putOff);
  await page.evaluate('stopTime()');
}

/** Shows what was to come within so many milliseconds from its beginning. */
export async function passMotion(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate(`passTime(${milliseconds})`);
}
