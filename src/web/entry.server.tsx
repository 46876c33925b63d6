/** The part of the built pages that the server imports (`server/http/pages.ts`). */
import { AsyncLocalStorage } from 'node:async_hooks'
import { readOriginWith } from './lib/page-head/site-origin.ts'
import { loadPage as load } from './renderer/load-page.ts'
import { renderPage as render } from './renderer/render-page.tsx'

export { PAGES } from '#domain/page-configuration.ts'
export { movedTo } from './app/moved-addresses.ts'
export { securityHeaders } from './renderer/security-headers.ts'
export { failedData } from './renderer/load-page.ts'

/** The origin of the page being rendered. It is stored per request, because several pages render concurrently. */
const origins = new AsyncLocalStorage<string>()
readOriginWith(() => {
  const origin = origins.getStore()
  if (origin === undefined) throw new Error('No page is being rendered')
  return origin
})

/** Loads the data of a page. Its head contains URLs with this origin. */
export const loadPage: typeof load = (match, call) => origins.run(call.url.origin, () => load(match, call))

export const renderPage: typeof render = (url, name, served) => origins.run(url.origin, () => render(url, name, served))
