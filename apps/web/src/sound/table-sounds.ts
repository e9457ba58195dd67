import { currentPreferences } from '../settings/preferences.ts';

/** What can be heard at a table. */
export type TableSound = 'deal' | 'chip' | 'turn' | 'win';

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Browsers are silent until a press or a key; from the first one on there is sound. */
export function awaitFirstGesture(): () => void {
  const abort = new AbortController();
  const begin = (): void => {
    context ??= new AudioContext();
    void context.resume();
    abort.abort();
  };
  for (const gesture of ['pointerdown', 'keydown']) document.addEventListener(gesture, begin, { signal: abort.signal });
  return () => abort.abort();
}

function noise(audio: AudioContext): AudioBuffer {
  if (hiss !== null) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return hiss;
}

interface Shape {
  readonly at: number;
  readonly length: number;
  readonly loudness: number;
}

/** A gain that rises at once and dies away; seconds from now, 0 to 1. */
function envelope(audio: AudioContext, { at, length, loudness }: Shape): GainNode {
  const gain = audio.createGain();
  const start = audio.currentTime + at;
  const volume = (currentPreferences().volume / 100) * loudness;
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, volume), start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(audio.destination);
  return gain;
}

/** A short rush of air around a pitch in hertz: paper on felt. */
function rush(audio: AudioContext, pitch: number, shape: Shape): void {
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  source.buffer = noise(audio);
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 0.9;
  source.connect(filter).connect(envelope(audio, shape));
  source.start(audio.currentTime + shape.at, 0, shape.length);
}

/** A tone of a pitch in hertz: clay or a bell, by its length. */
function tone(audio: AudioContext, pitch: number, shape: Shape): void {
  const source = audio.createOscillator();
  source.type = 'triangle';
  source.frequency.value = pitch;
  source.connect(envelope(audio, shape));
  source.start(audio.currentTime + shape.at);
  source.stop(audio.currentTime + shape.at + shape.length);
}

const PLAY: Readonly<Record<TableSound, (audio: AudioContext) => void>> = {
  deal: (audio) => rush(audio, 2_600, { at: 0, length: 0.09, loudness: 0.5 }),
  chip: (audio) => {
    tone(audio, 2_900, { at: 0, length: 0.05, loudness: 0.22 });
    tone(audio, 3_700, { at: 0.045, length: 0.06, loudness: 0.16 });
  },
  turn: (audio) => {
    tone(audio, 660, { at: 0, length: 0.16, loudness: 0.3 });
    tone(audio, 880, { at: 0.12, length: 0.26, loudness: 0.3 });
  },
  win: (audio) => {
    for (const [step, pitch] of [523, 659, 784].entries()) {
      tone(audio, pitch, { at: step * 0.09, length: 0.32, loudness: 0.26 });
    }
  },
};

/** Plays a sound, unless sound is off or the browser has not allowed it yet. */
export function playSound(sound: TableSound): void {
  const { hasSound, volume } = currentPreferences();
  if (!hasSound || volume === 0 || context?.state !== 'running') return;
  PLAY[sound](context);
}
