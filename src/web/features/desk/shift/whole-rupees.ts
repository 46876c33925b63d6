/** Whole rupees as they were typed; undefined for anything else. */
export const readWholeRupees = (typed: string): number | undefined =>
  /^\d{1,7}$/.test(typed.trim()) ? Number(typed.trim()) : undefined
