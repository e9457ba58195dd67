/** Longest line of a chat, in Unicode code points (`[...text].length`), after trimming and normalisation to NFC. */
export const CHAT_LENGTH = 300;

/** Longest reason or note that people may give with a report or an act of administration, in code points. */
export const REASON_LENGTH = 500;
