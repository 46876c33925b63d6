/** The documents that follow a cancelled e-invoice. `replacementId` is null if nothing is supplied any more. */
export type Replaced = { creditNoteId: string; replacementId: string | null }
