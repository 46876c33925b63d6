/** Chooses the form for a count: in Hindi 0 and 1 are singular. */
export const plural = (count: number, one: string, other: string): string => (count >= 0 && count <= 1 ? one : other)
