import { createStore, type Store, useStore } from '../net/store.ts';

/** How fast motion is; the number scales every duration. */
export const SPEEDS = { quick: 0.5, normal: 1, calm: 1.5 } as const;

/** Sizes of all text, as a share of the browser's own. */
const TEXT_SIZES = { normal: 1, large: 1.15, largest: 1.3 } as const;

/** What one person has set for this browser. `volume` is 0 to 100; sound is off while `hasSound` is false, whatever the volume. */
export interface Preferences {
  readonly suits: 'two' | 'four';
  readonly speed: keyof typeof SPEEDS;
  readonly hasSound: boolean;
  readonly volume: number;
  readonly textSize: keyof typeof TEXT_SIZES;
  /** Off: a chip that is picked is bet at once. */
  readonly confirmsBets: boolean;
  readonly hasKeys: boolean;
  readonly textMode: boolean;
  /** A notice of the browser when it is one's turn in a hidden tab. */
  readonly notifiesTurn: boolean;
}

/** What everybody begins with. */
export const INITIAL_PREFERENCES: Preferences = {
  suits: 'two',
  speed: 'normal',
  hasSound: true,
  volume: 50,
  textSize: 'normal',
  confirmsBets: true,
  hasKeys: true,
  textMode: false,
  notifiesTurn: false,
};

const PLACE = 'upcard.preferences';

function isKeyOf<Options extends object>(options: Options, value: unknown): value is keyof Options {
  return typeof value === 'string' && Object.hasOwn(options, value);
}

function chosen<Value>(value: unknown, isAllowed: (value: unknown) => value is Value, initial: Value): Value {
  return isAllowed(value) ? value : initial;
}

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isSuits = (value: unknown): value is Preferences['suits'] => value === 'two' || value === 'four';
const isSpeed = (value: unknown): value is Preferences['speed'] => isKeyOf(SPEEDS, value);
const isTextSize = (value: unknown): value is Preferences['textSize'] => isKeyOf(TEXT_SIZES, value);
const isVolume = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100;

function parsed(text: string | null): Partial<Record<keyof Preferences, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Reads kept preferences. Whatever is missing, unknown or out of range is as at the beginning. */
export function readPreferences(text: string | null): Preferences {
  const kept = parsed(text);
  const initial = INITIAL_PREFERENCES;
  return {
    suits: chosen(kept.suits, isSuits, initial.suits),
    speed: chosen(kept.speed, isSpeed, initial.speed),
    hasSound: chosen(kept.hasSound, isBoolean, initial.hasSound),
    volume: chosen(kept.volume, isVolume, initial.volume),
    textSize: chosen(kept.textSize, isTextSize, initial.textSize),
    confirmsBets: chosen(kept.confirmsBets, isBoolean, initial.confirmsBets),
    hasKeys: chosen(kept.hasKeys, isBoolean, initial.hasKeys),
    textMode: chosen(kept.textMode, isBoolean, initial.textMode),
    notifiesTurn: chosen(kept.notifiesTurn, isBoolean, initial.notifiesTurn),
  };
}

function keptText(): string | null {
  try {
    return globalThis.localStorage.getItem(PLACE);
  } catch {
    // A browser may forbid storage: everything then lasts as long as the page.
    return null;
  }
}

let store: Store<Preferences> | null = null;

function preferences(): Store<Preferences> {
  store ??= createStore(readPreferences(keptText()));
  return store;
}

function apply({ suits, speed, textSize }: Preferences): void {
  const root = document.documentElement;
  root.dataset.suits = suits;
  root.style.setProperty('--speed', String(SPEEDS[speed]));
  root.style.fontSize = `${TEXT_SIZES[textSize] * 100}%`;
}

/** Puts the kept preferences on the page: call it once at the start. */
export function applyPreferences(): void {
  apply(preferences().get());
}

/** Changes some preferences, for this page and for the next visits. */
export function setPreferences(change: Partial<Preferences>): void {
  const next = { ...preferences().get(), ...change };
  preferences().set(next);
  apply(next);
  try {
    globalThis.localStorage.setItem(PLACE, JSON.stringify(next));
  } catch {
    // See above: without storage the change lasts as long as the page.
  }
}

/** The preferences now, outside React. */
export function currentPreferences(): Preferences {
  return preferences().get();
}

/** The preferences, as a hook. */
export function usePreferences(): Preferences {
  return useStore(preferences());
}
