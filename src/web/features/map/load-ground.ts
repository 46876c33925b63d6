import { PAGES } from '#domain/page-configuration.ts'
import { browserApi } from '#web/lib/api.ts'
import { inLanguage } from '#web/lib/names-in-language.ts'
import { localityNames } from './map-points.ts'
import type { MapGround } from './open-map.ts'

/**
 * Loads what is drawn under the pins, which is nothing if the map has tiles. Returns 'failed' if the city or its plan
 * could not be loaded.
 */
export async function loadGround(citySlug: string): Promise<MapGround | 'failed'> {
  if (PAGES.mapTiles) return { plan: undefined, localities: [] }
  const params = { id: citySlug }
  const [city, plan] = await Promise.all([
    browserApi.get('/cities/{id}', { params }),
    browserApi.get('/cities/{id}/plan', { params }),
  ])
  if (!city.ok) return 'failed'
  if (!plan.ok && plan.refusal.code !== 'NOT_FOUND') return 'failed'
  return {
    plan: plan.ok ? { ...plan.value, places: plan.value.places.map(inLanguage) } : undefined,
    localities: localityNames(city.value),
  }
}
