/** A value that can be written in only one way, because it contains neither fractions nor undefined. */
export type Canonical = null | boolean | number | string | readonly Canonical[] | { readonly [name: string]: Canonical }

/**
 * Writes JSON in its canonical form (RFC 8785): names sorted by their UTF-16 units, no spaces. Throws for a number that
 * is not whole, because languages may write it differently.
 */
export function canonicalJson(value: Canonical): string {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new Error(`${value} is not a whole number`)
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`
}

const isList = (value: object): value is readonly Canonical[] => Array.isArray(value)
