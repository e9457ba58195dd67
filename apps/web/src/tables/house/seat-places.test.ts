import { expect, test } from 'vitest';
import { seatPlaces, seatRooms } from './seat-places.ts';

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

test('a seat with two hands takes room from neighbours with one, and none from those with two', () => {
  const places = seatPlaces(4);
  const step = (places[1]?.x ?? 0) - (places[0]?.x ?? 0);
  const rooms = seatRooms(places, [1, 2, 2, 0]);
  expect(rooms[0]).toBeCloseTo(step);
  expect(rooms[1]).toBeCloseTo(step + (step - 0.155) / 2);
  expect(rooms[2]).toBeCloseTo(rooms[1] ?? 0);
  expect(seatRooms(places, [1, 2, 1, 1])[1]).toBeCloseTo(2 * step - 0.155);
});

test('where nobody can spare anything, two hands have the room of one seat', () => {
  const places = seatPlaces(6);
  const step = (places[1]?.x ?? 0) - (places[0]?.x ?? 0);
  expect(seatRooms(places, [1, 2, 1, 1, 1, 1])[1]).toBeCloseTo(step);
});
