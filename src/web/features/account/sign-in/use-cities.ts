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

/** Loads the cities of the sign-up's list before its dialog opens; again after a failure. */
export const loadCities = (): Promise<void> => (loading ??= load())

/** The cities of the sign-up's list. If they fail to load, guests can still name theirs under 'Other city'. */
export function useCities(): readonly City[] {
  useEffect(() => void loadCities(), [])
  return useStore(cities)
}
