/** One of two forms, by the rules of Hindi, in which 0 and 1 are one. */
export const plural = (count: number, one: string, other: string): string => (count >= 0 && count <= 1 ? one : other)
