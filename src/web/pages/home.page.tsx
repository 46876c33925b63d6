import { HomePage } from '#web/features/home/home-page.tsx'
import { loadStartPage, type StartPage } from '#web/features/home/load-start-page.ts'
import { recall } from '#web/lib/browser-memory.ts'
import { pageMeta } from '#web/lib/page-head/page-meta.ts'
import { PATHS } from '#web/lib/paths.ts'
import { definePage, type ServerCall, type VisitorCall } from '#web/lib/page/page.ts'

/** Loads in the browser only if the visitor's last city differs from the page's city. */
const loadHome = () => Promise.all([import('#web/features/home/load-home.ts'), import('#web/lib/api.ts')])

/** In the browser, the city searched last replaces the city with most hotels. */
async function personalise({ fromServer }: VisitorCall<StartPage>): Promise<StartPage> {
  const page = await fromServer()
  const city = page.cities.find(({ slug }) => slug === recall('lastCity'))
  if (!city || city.slug === page.city.slug) return page
  const { cities } = page
  const [{ loadHomeCity }, { browserApi }] = await loadHome()
  return { ...page, city: await loadHomeCity({ api: browserApi, city, cities, now: new Date(page.now) }) }
}

export default definePage<StartPage>({
  handle: { header: 'plain' },
  Body: ({ data }) => <HomePage city={data.city} cities={data.cities} />,
  personalise,
})

export const load = ({ context }: ServerCall) => loadStartPage(context)

export const head = () => pageMeta({ canonical: PATHS.home })
