/** If at least this share of a list's hotels has a trait, the list names it once for all of them. */
const NEARLY_ALL = 0.8
/** In a list shorter than this, each card names all of its traits. */
const SHORTEST_LIST = 3

/** 'each' means that every card whose hotel has the trait names it. */
export type TraitShare = 'all' | 'nearly-all' | 'each'

/**
 * Decides for each trait whether a list names it once, above its hotels, or on each card. If at least 80 % of the
 * hotels have it but not all, the cards of those without it name the exception.
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
