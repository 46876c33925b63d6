/** Returns the singular or plural form, by the rules of English: '1 room', '0 rooms'. */
export const plural = (count: number, one: string, other: string): string => (count === 1 ? one : other)
