/** The documents written for a cancelled e-invoice. `replacementId` is null if nothing is left to invoice. */
export type Replaced = { creditNoteId: string; replacementId: string | null }
