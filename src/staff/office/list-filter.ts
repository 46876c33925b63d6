/** The filter of a list: each part chooses something, or is left out. */
export type ListFilter = Readonly<Record<string, string | number | undefined>>

/** The value of a closed list that a text names; undefined for any other text. */
export const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text)

/** The words in the address, at most 80 characters as the calls take them; undefined for none. */
export const wordsIn = (text: string | null): string | undefined => text?.trim().slice(0, 80) || undefined

/** Leaves out parts that choose nothing, so that one filter has one address. */
export const withoutNothing = <Filter extends object>(
  filter: Filter,
): { [Part in keyof Filter]?: NonNullable<Filter[Part]> } =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined && value !== '')) as {
    [Part in keyof Filter]?: NonNullable<Filter[Part]>
  }

/** The filter as the address holds it. */
export const paramsOf = (filter: ListFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(withoutNothing(filter)).map(([name, value]) => [name, String(value)]))

/** Whether two filters choose the same. */
export const isSameFilter = (one: ListFilter, other: ListFilter): boolean => {
  const [a, b] = [paramsOf(one), paramsOf(other)]
  return Object.keys({ ...a, ...b }).every((name) => a[name] === b[name])
}
