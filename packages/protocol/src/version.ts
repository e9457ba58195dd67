/** Version of the wire. Raised whenever an older client could misread or missay something; such a client must reload. */
export const PROTOCOL_VERSION = 1;
