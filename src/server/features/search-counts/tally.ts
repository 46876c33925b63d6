import type { AnsweredSearch } from '#domain/figures/demand.ts'

export type CountedSearch = { search: AnsweredSearch; times: number }

/** How many different searches are kept between two writes. What further searches requested is not counted. */
const MAX_KEPT = 2000

/** Counts equal searches together. Keeps only a limited number of different searches, whatever visitors search for. */
export function searchTally() {
  let kept = new Map<string, CountedSearch>()

  const add = ({ search, times }: CountedSearch) => {
    const key = JSON.stringify(search)
    const known = kept.get(key)
    if (known) known.times += times
    else if (kept.size < MAX_KEPT) kept.set(key, { search, times })
  }
  return {
    add,
    /** Returns what was counted, and starts again from zero. */
    take: (): CountedSearch[] => {
      const taken = [...kept.values()]
      kept = new Map()
      return taken
    },
  }
}
