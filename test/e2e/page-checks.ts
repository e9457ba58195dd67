import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { House } from './house.ts';

/** The widths that pages are drawn for, with the height of a screen that has them. In CSS pixels. */
const SCREENS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1_024 },
  { width: 1_280, height: 800 },
  { width: 1_920, height: 1_080 },
] as const;

/** The widths at which a page is looked through for barriers and its picture is taken. */
const MAIN_WIDTHS: readonly number[] = [390, 1_280];

/** SCREENSHOTS=1 takes pictures at the other widths as well. */
const HAS_ALL_PICTURES = process.env.SCREENSHOTS === '1';

const PICTURES = new URL('../../artifacts/screenshots/', import.meta.url);
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What is on a page, in words: each barrier with the first places where it is met. */
async function barriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>("'axe' in globalThis"))) await page.evaluate(AXE);
  const { violations } = await page.evaluate<AxeResults>("axe.run(document, { resultTypes: ['violations'] })");
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ target }) => target.join(' '))
        .join(' | ')}`,
  );
}

/** How far the page can be scrolled sideways, in CSS pixels. */
function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Parts of a felt that one would have to scroll to. A table has to fit into its screen, or be made to scroll as a whole (`data-scrolls`). */
function cutParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main[aria-label="Table"] :not([data-scrolls])')]
      .filter((part) => ['auto', 'scroll'].includes(getComputedStyle(part).overflowY))
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
      .map(({ className, scrollHeight, clientHeight }) => `${className}: ${scrollHeight} in ${clientHeight}`),
  );
}

/** Buttons of the strip under the felt that are not wholly on screen, or cannot be pressed 22 CSS pixels from their middle on every side. */
function badDockButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isWhole = ({ left, right, top, bottom }: DOMRect): boolean =>
      left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
    const isHit = (button: Element): boolean => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const [x, y, reach] = [(left + right) / 2, (top + bottom) / 2, 21.5];
      const edges = [document.elementFromPoint(x - reach, y), document.elementFromPoint(x + reach, y)];
      edges.push(document.elementFromPoint(x, y - reach), document.elementFromPoint(x, y + reach));
      return edges.every((edge) => edge?.closest('button') === button);
    };
    // A dialog covers them on purpose.
    if (document.querySelector('[role="dialog"]') !== null) return [];
    return [...document.querySelectorAll('[data-lay] button')]
      .filter((button) => !isWhole(button.getBoundingClientRect()) || !isHit(button))
      .map((button) => `${button.textContent} ${JSON.stringify(button.getBoundingClientRect())}`);
  });
}

/** Waits for what is still loading and for what moves and ends soon; a countdown or a shuffle goes on. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(async () => {
    const short = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 3_000);
    await Promise.allSettled(short.map(({ finished }) => finished));
  });
}

/** Where the four actions stand, in CSS pixels. */
export async function actionPlaces(page: Page): Promise<string[]> {
  await atRest(page);
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-lay="buttons"] [data-key] button')].map((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return `${button.textContent} ${x} ${y} ${width} ${height}`;
    }),
  );
}

async function check(page: Page, name: string): Promise<void> {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await atRest(page);
    const isMain = MAIN_WIDTHS.includes(screen.width);
    if (isMain || HAS_ALL_PICTURES)
      await page.screenshot({ path: fileURLToPath(new URL(`${name}-${screen.width}.png`, PICTURES)) });
    expect.soft(await sidewaysScroll(page), `${name} scrolls sideways at ${screen.width}`).toBe(0);
    expect.soft(await badDockButtons(page), `${name}, buttons at ${screen.width}`).toEqual([]);
    expect.soft(await cutParts(page), `${name}, cut at ${screen.width}`).toEqual([]);
    if (isMain) expect.soft(await barriers(page), `${name}, axe at ${screen.width}`).toEqual([]);
  }
}

/**
 * Lays the page as it is now out on screens from 320 to 1920 wide, takes pictures of it, and expects that nothing scrolls sideways or
 * is cut, that every action can be pressed, and that axe finds nothing. Meanwhile no time passes for the house and its visitors; the page goes back to the size it had.
 */
export async function lookAt({ browser, clock }: House, page: Page, name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  const before = page.viewportSize();
  clock.stop();
  const pages = browser.contexts().flatMap((context) => context.pages());
  for (const each of pages) await each.evaluate('stopTime()');
  await check(page, name);
  if (before !== null) await page.setViewportSize(before);
  for (const each of pages) await each.evaluate('goOnTime()');
  clock.go();
}
