import type { City } from '#contract/cities.ts'
import { apiFor } from '#web/lib/api-for.ts'
import { valueOrThrow } from '#web/lib/api.ts'
import { minuteOf, type LoadContext } from '#web/lib/load-context.ts'
import { cityInLanguage } from '#web/lib/names-in-language.ts'
import { PageMissing } from '#web/lib/page-answer.ts'
import { loadHomeCity, type HomeCity } from './load-home.ts'

export type StartPage = { city: HomeCity; cities: City[]; now: string }

/** Loads the city with most hotels, which is the same for every visitor. */
export async function loadStartPage(context: LoadContext): Promise<StartPage> {
  const api = apiFor(context)
  const now = minuteOf(context)
  const cities = valueOrThrow(await api.get('/cities')).map(cityInLanguage)
  const first = cities[0]
  if (!first) throw new PageMissing(503)
  const city = await loadHomeCity({ api, city: first, cities, now })
  return { city, cities, now: now.toISOString() }
}
