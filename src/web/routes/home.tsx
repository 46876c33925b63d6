import { loadStartPage } from '#web/features/home/load-start-page.ts'
import { pageMeta } from '#web/lib/page-head/page-meta.ts'
import { PATHS } from '#web/lib/paths.ts'
import { HOME, personaliseHome } from '#web/pages/home.page.tsx'
import type { Route } from './+types/home.ts'

export const handle = HOME.handle

export const loader = ({ context }: Route.LoaderArgs) => loadStartPage(context)

export const clientLoader = ({ request, url, serverLoader }: Route.ClientLoaderArgs) =>
  personaliseHome({ url, signal: request.signal, fromServer: serverLoader })
clientLoader.hydrate = true as const

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? pageMeta({ canonical: PATHS.home }) : [])

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HOME.Body data={loaderData} />
}
