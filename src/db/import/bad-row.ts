/** Thrown to refuse a whole row of the file. The message is the reason. */
export class BadRow extends Error {}
