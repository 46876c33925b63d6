import { useEffect, useState } from 'react'
import type { City } from '#contract/cities.ts'
import { browserApi } from '#web/lib/api.ts'

/** The cities of the sign-up's list. If they fail to load, guests can still name theirs under 'Other city'. */
export function useCities(): readonly City[] {
  const [cities, setCities] = useState<readonly City[]>([])
  useEffect(() => {
    let isShown = true
    const load = async () => {
      const answer = await browserApi.get('/cities')
      if (answer.ok && isShown) setCities(answer.value)
    }
    void load()
    return () => {
      isShown = false
    }
  }, [])
  return cities
}
