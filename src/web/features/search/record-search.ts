import { remember } from '#web/lib/browser-memory.ts'
import { track } from '#web/lib/track.ts'
import type { SearchValues } from './search-form.ts'

/** Runs when a form is submitted, by its button or its last field: stores the city and counts the search. */
export function recordSearch({ city, slot }: SearchValues): void {
  if (!city) return
  remember('lastCity', city)
  track({ name: 'search', city, slot })
}
