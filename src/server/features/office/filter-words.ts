/** Describes a filter in words for the log: 'days today, city 3'. */
export const filterWords = (filter: object): string =>
  Object.entries(filter)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ') || 'none'
