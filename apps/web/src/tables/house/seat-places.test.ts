import { expect, test } from 'vitest';
import { seatPlaces } from './seat-places.ts';

test.each([1, 2, 3, 4, 5, 6])('%i seats stand at even steps, mirrored, lowest in the middle', (count) => {
  const places = seatPlaces(count);
  expect(places).toHaveLength(count);
  const steps = places.slice(1).map((place, index) => place.x - (places[index]?.x ?? 0));
  for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0);
  for (const [index, place] of places.entries()) {
    const mirrored = places[count - 1 - index];
    expect(place.x + (mirrored?.x ?? 0)).toBeCloseTo(1);
    expect(place.y).toBeCloseTo(mirrored?.y ?? 0);
    expect(place.y).toBeGreaterThan(0.5);
    expect(place.y).toBeLessThanOrEqual(0.5 + 0.5 * 0.93);
  }
});
