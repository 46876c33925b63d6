/** The sentence of each refusal by its code. English ones are in the contract (`src/contract/errors.ts`). */
export const REFUSALS: Readonly<Record<string, string>> = {}
/** For a field that has no sentence of its own. */
export const FIELD_MISSING: string | undefined = undefined
export const FIELD_WRONG: string | undefined = undefined
