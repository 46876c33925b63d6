/**
 * Adds the names of locality and city to a hotel's address unless the hotel wrote them there itself: 'Simsa' becomes
 * 'Simsa, Old Manali, Manali'.
 */
export const wholeAddress = (address: string, ...places: readonly string[]): string =>
  [address, ...places.filter((place) => !address.toLowerCase().includes(place.toLowerCase()))].join(', ')
