import { HomePage } from '#web/features/home/home-page.tsx'
import type { PageHandle } from '#web/app/page-handle.ts'
import { apiFor, browserApi, valueOrThrow } from '#web/lib/api.ts'
import { recall } from '#web/lib/browser-memory.ts'
import { nowOf } from '#web/lib/load-context.ts'
import { pageMeta } from '#web/lib/page-head/page-meta.ts'
import { PATHS } from '#web/lib/paths.ts'
import type { Route } from './+types/home.ts'

/** A browser needs it only for another city than the page's own. */
const loadHome = () => import('#web/features/home/load-home.ts')

export const handle: PageHandle = { header: 'plain' }

/** The same for every visitor: the city with most hotels represents all. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const now = nowOf(context)
  const cities = valueOrThrow(await api.get('/cities'))
  const first = cities[0]
  if (!first) throw new Response('No city to show', { status: 503 })
  const { loadHomeCity } = await loadHome()
  const city = await loadHomeCity({ api, city: first, cities, now })
  return { city, cities, now: now.toISOString() }
}

/** In the browser the last searched city replaces it. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const page = await serverLoader()
  const city = page.cities.find(({ slug }) => slug === recall('lastCity'))
  if (!city || city.slug === page.city.slug) return page
  const { cities } = page
  const { loadHomeCity } = await loadHome()
  return { ...page, city: await loadHomeCity({ api: browserApi, city, cities, now: new Date(page.now) }) }
}
clientLoader.hydrate = true as const

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? pageMeta({ canonical: PATHS.home }) : [])

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage city={loaderData.city} cities={loaderData.cities} />
}
