import { remember } from '#web/lib/browser-memory.ts'
import { track } from '#web/lib/track.ts'
import type { SearchValues } from './search-form.ts'

/** Remembers the city and counts the search, whether the form is submitted by its button or by its last field. */
export function recordSearch({ city, slot }: SearchValues): void {
  if (!city) return
  remember('lastCity', city)
  track({ name: 'search', city, slot })
}
