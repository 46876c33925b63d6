/** One of two forms, by the rules of Tamil, in which 1 is one. */
export const plural = (count: number, one: string, other: string): string => (count === 1 ? one : other)
