/** Thrown to refuse a whole row of the file; the message is the reason. */
export class BadRow extends Error {}
