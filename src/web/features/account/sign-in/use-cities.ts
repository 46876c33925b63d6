import { useEffect } from 'react'
import type { City } from '#contract/cities.ts'
import { browserApi } from '#web/lib/api.ts'
import { createStore, useStore } from '#web/lib/store.ts'

const cities = createStore<readonly City[]>([])
let loading: Promise<void> | undefined

async function load(): Promise<void> {
  const answer = await browserApi.get('/cities')
  if (answer.ok) cities.set(answer.value)
  else loading = undefined
}

/** Loads the cities for the sign-up's list before its dialog opens, and again after a failure. */
export const loadCities = (): Promise<void> => (loading ??= load())

/** How many milliseconds the sign-up waits for its list of cities before it opens without the list. */
const MAX_WAIT = 1500

export const citiesSoon = (): Promise<unknown> =>
  Promise.race([loadCities(), new Promise((resolve) => setTimeout(resolve, MAX_WAIT))])

/** Returns the cities for the sign-up's list. If they fail to load, guests can still type theirs under 'Other city'. */
export function useCities(): readonly City[] {
  useEffect(() => void loadCities(), [])
  return useStore(cities)
}
