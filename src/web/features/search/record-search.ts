import { remember } from '#web/lib/browser-memory.ts'
import { track } from '#web/lib/track.ts'
import type { SearchValues } from './search-form.ts'

/** A form was submitted, by its button or by its last field: remember the city and count the search. */
export function recordSearch({ city, slot }: SearchValues): void {
  if (!city) return
  remember('lastCity', city)
  track({ name: 'search', city, slot })
}
