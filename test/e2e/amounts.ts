import type { Locator, Page } from 'playwright-core';

/** What floated beside an amount: its words, whether it moved, and its colour by what prevails in it. */
interface SeenFloat {
  readonly words: string;
  readonly moved: 'up' | 'down' | 'not';
  readonly colour: 'green' | 'red';
  /** How much of it is to be seen at its beginning, half way and at its end, from 0 to 1. */
  readonly shown: readonly number[];
}

/** From now on whatever comes to float on the page stands still at its beginning until it has been looked at. */
export async function holdFloats(page: Page): Promise<void> {
  await page.evaluate(() => {
    new MutationObserver(() => {
      for (const float of document.querySelectorAll('[data-way]'))
        for (const animation of float.getAnimations()) animation.pause();
    }).observe(document.body, { subtree: true, childList: true });
  });
}

/** Waits until as many as `count` float in this place, looks at them from beginning to end, and lets them go. */
export async function lookAtFloats(place: Page | Locator, count: number): Promise<readonly SeenFloat[]> {
  const floats = place.locator('[data-way]');
  await floats.nth(count - 1).waitFor({ state: 'attached' });
  const seen = await floats.evaluateAll((all) =>
    all.map((float): SeenFloat => {
      const [animation] = float.getAnimations();
      if (animation === undefined) throw new Error('nothing moves');
      const end = Number(animation.effect?.getComputedTiming().endTime);
      const at = (part: number) => {
        animation.currentTime = end * part;
        return { top: float.getBoundingClientRect().top, shown: Number(getComputedStyle(float).opacity) };
      };
      const course = [at(0), at(0.5), at(0.99)];
      const [first = 0, last = 0] = [course[0]?.top, course[2]?.top];
      const [red = 0, green = 0] = (getComputedStyle(float).color.match(/[\d.]+/g) ?? []).map(Number);
      return {
        words: float.textContent ?? '',
        moved: last < first - 5 ? 'up' : last > first + 5 ? 'down' : 'not',
        colour: green > red ? 'green' : 'red',
        shown: course.map(({ shown }) => Math.round(shown)),
      };
    }),
  );
  await floats.evaluateAll((all) => {
    for (const float of all) for (const animation of float.getAnimations()) animation.finish();
  });
  await floats.first().waitFor({ state: 'detached' });
  return seen;
}

/** What a slider looks like: whether its round thumb is to be seen, and how much of its track has the colour of its beginning, in percent. */
export async function lookOfSlider(slider: Locator): Promise<{ readonly hasThumb: boolean; readonly filled: number }> {
  const picture = (await slider.screenshot({ animations: 'disabled' })).toString('base64');
  return slider.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.drawImage(image, 0, 0);
    const pixel = (x: number, y: number): readonly number[] => [...context.getImageData(x, y, 1, 1).data];
    const middle = Math.round(height / 2);
    const isLike = (one: readonly number[], other: readonly number[]): boolean =>
      one.every((part, index) => Math.abs(part - (other[index] ?? 0)) < 24);
    const columns = Array.from({ length: width - 4 }, (_, index) => index + 2);
    const first = pixel(2, middle);
    // The thumb is far higher than the track, and light.
    const isLight = (x: number): boolean =>
      pixel(x, middle - 7)
        .slice(0, 3)
        .every((part) => part > 180);
    const alike = columns.filter((x) => isLike(pixel(x, middle), first)).length;
    return { hasThumb: columns.some(isLight), filled: Math.round((100 * alike) / columns.length) };
  }, picture);
}
