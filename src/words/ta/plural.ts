/** Chooses the form for a count: in Tamil only 1 is singular. */
export const plural = (count: number, one: string, other: string): string => (count === 1 ? one : other)
