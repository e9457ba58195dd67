import type { ChatLine, ChatMessage } from '@upcard/protocol';
import type { Person } from '@upcard/tables';
import type { Encode, Member } from '../hall/member.ts';
import type { ChatStore, KeptLine } from './chat-store.ts';

/** Lines that a newcomer is shown. */
const SHOWN = 100;

/** What a room's chat holds in memory while somebody is there. */
export interface ChatContents {
  /** The newest lines, oldest first. */
  readonly lines: KeptLine[];
  silenced: readonly string[];
  /** Where the next line will stand. */
  next: number;
}

/** The chat of one room, for as long as somebody is connected. */
export interface ChatRoom {
  /** Sends the newest lines as soon as they are read, then whatever comes. */
  readonly join: (member: Member) => void;
  readonly leave: (member: Member) => void;
  readonly isEmpty: () => boolean;
  /** Rejects with `StoreFailure` when the chat can't be read. */
  readonly contents: () => Promise<ChatContents>;
  /** Takes a new line in that is kept, and shows it to everybody. */
  readonly show: (line: KeptLine) => Promise<void>;
  /** Takes the text of a line out of everybody's sight. */
  readonly hide: (line: string) => Promise<void>;
  /** Tells everybody who may not talk now, by id. */
  readonly silence: (silenced: readonly string[]) => Promise<void>;
  /** What was somebody's is `to`'s from now on, under their name. */
  readonly movePerson: (from: string, to: Person) => Promise<void>;
}

/** What a room's chat works with. `failed` hears why it can't be read. */
export interface ChatRoomParts {
  readonly store: ChatStore;
  readonly encode: Encode;
  readonly failed: (error: unknown) => void;
}

/** A line as people may read it: a hidden one without its text. */
function shownLine({ id, at, person, text, isHidden }: KeptLine): ChatLine {
  return { id, at, person, text: isHidden ? '' : text, isHidden };
}

function message(lines: readonly KeptLine[], { silenced }: ChatContents): ChatMessage {
  return { lines: lines.map(shownLine), silenced };
}

async function read(store: ChatStore, table: string): Promise<ChatContents> {
  const [lines, silenced] = await Promise.all([store.newest(table, SHOWN), store.silenced(table)]);
  return { lines: [...lines], silenced, next: (lines.at(-1)?.position ?? 0) + 1 };
}

/** Puts a line in its place: instead of the one it was, or at the end; the oldest goes. */
function takeIn({ lines }: ChatContents, line: KeptLine): void {
  const place = lines.findIndex(({ id }) => id === line.id);
  if (place >= 0) lines[place] = line;
  else lines.push(line);
  if (lines.length > SHOWN) lines.shift();
}

/** Opens the chat of a table. Tables go on without it when it can't be read. */
export function openChatRoom(table: string, { store, encode, failed }: ChatRoomParts): ChatRoom {
  /** Everybody connected, and whether they have been shown the newest lines. */
  const members = new Map<Member, boolean>();
  const loaded = read(store, table);
  loaded.catch(failed);
  const tell = (bytes: Uint8Array): void => {
    for (const [member, isGreeted] of members) if (isGreeted) member.send(bytes);
  };
  return {
    join: (member) => {
      members.set(member, false);
      const greet = (contents: ChatContents): void => {
        if (!members.has(member)) return;
        members.set(member, true);
        member.send(encode('chat', message(contents.lines, contents)));
      };
      // Who can't be greeted has been told of as `failed` already.
      loaded.then(greet, () => undefined);
    },
    leave: (member) => {
      members.delete(member);
    },
    isEmpty: () => members.size === 0,
    contents: () => loaded,
    show: async (line) => {
      const contents = await loaded;
      takeIn(contents, line);
      tell(encode('chat', message([line], contents)));
    },
    hide: async (id) => {
      const contents = await loaded;
      const hidden = contents.lines.filter((line) => line.id === id).map((line) => ({ ...line, isHidden: true }));
      for (const line of hidden) takeIn(contents, line);
      if (hidden.length > 0) tell(encode('chat', message(hidden, contents)));
    },
    silence: async (silenced) => {
      const contents = await loaded;
      contents.silenced = silenced;
      tell(encode('chat', message([], contents)));
    },
    movePerson: async (from, to) => {
      const contents = await loaded;
      contents.silenced = [...new Set(contents.silenced.map((id) => (id === from ? to.id : id)))];
      const moved = contents.lines.filter(({ person }) => person.id === from).map((line) => ({ ...line, person: to }));
      for (const line of moved) takeIn(contents, line);
      tell(encode('chat', message(moved, contents)));
    },
  };
}
