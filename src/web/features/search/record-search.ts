import { remember } from '#web/lib/browser-memory.ts'
import { track } from '#web/lib/track.ts'
import type { SearchValues } from './search-form.ts'

/** Stores the city and counts the search. Runs when a form is submitted, by its button or by its last field. */
export function recordSearch({ city, slot }: SearchValues): void {
  if (!city) return
  remember('lastCity', city)
  track({ name: 'search', city, slot })
}
