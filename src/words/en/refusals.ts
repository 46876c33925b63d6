/** The sentence for each refusal, by its code. The English sentences are in the contract (`src/contract/errors.ts`). */
export const REFUSALS: Readonly<Record<string, string>> = {}
/** For a field without its own sentence. */
export const FIELD_MISSING: string | undefined = undefined
export const FIELD_WRONG: string | undefined = undefined
