/** A reason to refuse the whole row. */
export class BadRow extends Error {}
