/** The filter of a list. An omitted part filters nothing. */
export type ListFilter = Readonly<Record<string, string | number | undefined>>

/** Returns the text if it is one of the values, else undefined. */
export const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text)

/** Returns the words in the address, cut to the 80 characters that the calls accept; undefined if there are none. */
export const wordsIn = (text: string | null): string | undefined => text?.trim().slice(0, 80) || undefined

/** Leaves out empty parts, so that equal filters have equal addresses. */
export const withoutNothing = <Filter extends object>(
  filter: Filter,
): { [Part in keyof Filter]?: NonNullable<Filter[Part]> } =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined && value !== '')) as {
    [Part in keyof Filter]?: NonNullable<Filter[Part]>
  }

/** Writes the filter in the form in which the address contains it. */
export const paramsOf = (filter: ListFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(withoutNothing(filter)).map(([name, value]) => [name, String(value)]))

/** Whether two filters are equal, whatever the order of their parts. */
export const isSameFilter = (one: ListFilter, other: ListFilter): boolean => {
  const [a, b] = [paramsOf(one), paramsOf(other)]
  return Object.keys({ ...a, ...b }).every((name) => a[name] === b[name])
}
