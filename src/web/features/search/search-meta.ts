import { pageMeta } from '#web/lib/page-meta.ts'
import type { SearchPage } from './load-search.ts'

/** A title and description of its own for every city. */
export function searchMeta(loaded: { page: SearchPage; canonical: string } | undefined) {
  if (!loaded) return []
  const { page, canonical } = loaded
  const count = page.facets?.count
  return pageMeta({
    title: `Hotels for couples in ${page.city.name}`,
    description: `${count ? `${count} couple-friendly hotels` : 'Couple-friendly hotels'} in ${page.city.name}. Unmarried couples are welcome, local IDs are accepted. Book by the slot, the night or the day.`,
    canonical,
  })
}
