import type { AnswerMessage, ChatMessage } from '@upcard/protocol';

/** One line that somebody wanted to say, under the person's id and the message's. */
export interface Line {
  readonly table: string;
  /** Who said it then. */
  readonly person: string;
  readonly text: string;
  /** Where it stands; null until it was accepted. */
  position: number | null;
  isRefused: boolean;
  /** The word that had silenced them when it was said first; null when none had, or nobody knew. */
  readonly silencedBy: number | null;
}

/** Whether somebody is silenced at a table, by the newest word on it; `unknown` while that is not answered. */
interface Silence {
  readonly word: number;
  readonly state: 'yes' | 'no' | 'unknown';
}

const place = (table: string, person: string): string => `${table} ${person}`;

/** Writes down what was said, what was answered and shown, and who was silenced. */
export class ChatWitness {
  readonly lines = new Map<string, Line>();
  /** Lines that people were shown: their texts by table and id. */
  readonly shown = new Map<string, string>();
  readonly silences = new Map<string, Silence>();
  accepted = 0;
  refused = 0;
  #words = 0;
  readonly #fault: (text: string) => void;

  constructor(fault: (text: string) => void) {
    this.#fault = fault;
  }

  said(table: string, person: string, { id, text }: { readonly id: string; readonly text: string }): void {
    const key = `${person}:${id}`;
    if (this.lines.has(key)) return;
    const { state, word } = this.#silence(table, person);
    const silencedBy = state === 'yes' ? word : null;
    this.lines.set(key, { table, person, text, position: null, isRefused: false, silencedBy });
  }

  /** An accepted line stays accepted, at its place, however often it is said again. */
  answered(person: string, answer: AnswerMessage): void {
    const key = `${person}:${answer.id}`;
    const line = this.lines.get(key);
    if (line === undefined) return;
    if (!answer.ok) {
      if (answer.code === 'rate-limited' || answer.code === 'protocol-outdated')
        this.#fault(`${line.table}: line ${key} was refused with ${answer.code}`);
      if (line.position !== null) this.#fault(`${line.table}: line ${key} was accepted, then refused (${answer.code})`);
      this.refused += 1;
      line.isRefused = true;
      return;
    }
    if (line.position !== null && line.position !== answer.seq)
      this.#fault(`${line.table}: line ${key} is at ${line.position}, then at ${answer.seq}`);
    if (line.position === null && line.silencedBy === this.#silence(line.table, person).word)
      this.#fault(`${line.table}: ${person} is silenced and said ${key}`);
    if (line.position === null) this.accepted += 1;
    line.position = answer.seq;
    line.isRefused = false;
  }

  saw(table: string, { lines }: ChatMessage): void {
    for (const { id, text } of lines) this.shown.set(place(table, id), text);
  }

  /** A host silences somebody or lets them talk; the answer is told to what is returned. */
  silencing(table: string, person: string, isSilenced: boolean): (silenced: readonly string[]) => void {
    this.#words += 1;
    const word = this.#words;
    this.silences.set(place(table, person), { word, state: 'unknown' });
    return (silenced) => {
      if (silenced.includes(person) !== isSilenced)
        this.#fault(`${table}: ${person} should ${isSilenced ? '' : 'not '}be silenced now: ${silenced.join()}`);
      if (this.#silence(table, person).word === word)
        this.silences.set(place(table, person), { word, state: isSilenced ? 'yes' : 'no' });
    };
  }

  /** Whoever was silenced as a guest is silenced with the account. */
  moved(from: string, to: string): void {
    for (const [key, { state }] of [...this.silences]) {
      const [table = '', person] = key.split(' ');
      if (person !== from) continue;
      this.#words += 1;
      const before = this.#silence(table, to).state;
      const after = state === 'yes' || before === 'yes' ? 'yes' : state === 'no' && before === 'no' ? 'no' : 'unknown';
      this.silences.set(place(table, to), { word: this.#words, state: after });
      this.silences.set(key, { word: this.#words, state: 'no' });
    }
  }

  #silence(table: string, person: string): Silence {
    return this.silences.get(place(table, person)) ?? { word: 0, state: 'no' };
  }
}
