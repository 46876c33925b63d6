/** Returns the words of a text in lower case, between spaces. */
const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .join(' ')
    .trim()} `

/**
 * Adds the names of locality and city to a hotel's address unless the hotel wrote them there itself: 'Simsa' becomes
 * 'Simsa, Old Manali, Manali'.
 */
export function wholeAddress(address: string, ...places: readonly string[]): string {
  const written = wordsOf(address)
  return [address, ...places.filter((place) => !written.includes(wordsOf(place)))].join(', ')
}
