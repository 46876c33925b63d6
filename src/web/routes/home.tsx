import { apiFor } from '#web/lib/api-for.ts'
import { valueOrThrow } from '#web/lib/api.ts'
import { nowOf } from '#web/lib/load-context.ts'
import { pageMeta } from '#web/lib/page-head/page-meta.ts'
import { PATHS } from '#web/lib/paths.ts'
import { HOME, homeOfVisitor, loadHome } from '#web/public-pages/home-page.tsx'
import type { Route } from './+types/home.ts'

export const handle = HOME.handle

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

export const clientLoader = ({ request, url, serverLoader }: Route.ClientLoaderArgs) =>
  homeOfVisitor({ url, signal: request.signal, fromServer: serverLoader })
clientLoader.hydrate = true as const

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? pageMeta({ canonical: PATHS.home }) : [])

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HOME.Body data={loaderData} />
}
