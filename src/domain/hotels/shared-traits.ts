/** From this share of a list's hotels on, a trait is said once for all of them. */
const NEARLY_ALL = 0.8
/** In a shorter list, each card says all its traits. */
const SHORTEST_LIST = 3

/** 'each': every card that has the trait says so. */
export type TraitShare = 'all' | 'nearly-all' | 'each'

/**
 * Decides for each trait whether a list says it once, above its hotels, or on the cards. Between 80 % and all of the
 * hotels, the cards of the others name the exception.
 */
export function traitShares<Name extends string>(
  hotels: readonly Readonly<Record<Name, boolean>>[],
  names: readonly Name[],
): Record<Name, TraitShare> {
  const shareOf = (name: Name): TraitShare => {
    if (hotels.length < SHORTEST_LIST) return 'each'
    const having = hotels.filter((hotel) => hotel[name]).length
    if (having === hotels.length) return 'all'
    return having >= hotels.length * NEARLY_ALL ? 'nearly-all' : 'each'
  }
  return Object.fromEntries(names.map((name) => [name, shareOf(name)])) as Record<Name, TraitShare>
}
