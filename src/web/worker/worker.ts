/**
 * The service worker (design, "How a page travels"). `scripts/build-worker.ts` bundles it into one plain file,
 * `/sw.js`.
 */
import { inLanguage, splitLanguage, type Language } from '#domain/languages.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { PATHS, offlinePath } from '#web/lib/paths.ts'
import { cacheStrategy, type Strategy } from './cache-strategy.ts'
import { filesToCache } from './cache-desk.ts'
import { ASSET_CACHE, outdatedCaches, PAGE_CACHE } from './clear-caches.ts'
import { openPage, readPush, type Pages } from './notifications.ts'
import { WORKER_BUILD } from './worker-build.ts'

type LifeEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
type AskedEvent = LifeEvent & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}
type PushedEvent = LifeEvent & { data: { text: () => string } | null }
type PressedEvent = LifeEvent & { notification: { data: unknown; close: () => void } }
type Worker = {
  registration: ServiceWorkerRegistration
  location: Location
  clients: Pages
  skipWaiting: () => Promise<void>
  addEventListener: ((name: 'install' | 'activate', listener: (event: LifeEvent) => void) => void) &
    ((name: 'message', listener: (event: LifeEvent & { data: unknown }) => void) => void) &
    ((name: 'fetch', listener: (event: AskedEvent) => void) => void) &
    ((name: 'push', listener: (event: PushedEvent) => void) => void) &
    ((name: 'notificationclick', listener: (event: PressedEvent) => void) => void)
}

const worker = globalThis as unknown as Worker
const ASSETS = ASSET_CACHE + WORKER_BUILD.version
const PAGES = PAGE_CACHE + WORKER_BUILD.version

/** How long to wait until the network's answer begins, in seconds: if a page is cached, and if nothing is. */
const PATIENCE_SECONDS = { kept: 4, nothing: 20 }
const MAX_PAGES = 30
/** Ignores `Vary`, because a cached page is the same whatever headers a browser sends. */
const ANY_VARIANT = { ignoreVary: true }

const offlineIn = (language: Language) => inLanguage(language, PATHS.offline)

const languageAt = (address: string): Language => splitLanguage(new URL(address).pathname).language

/**
 * Caches a language's offline page and its files if they are missing. Sends no cookies, because the page is the same
 * for everybody.
 */
async function keepOfflinePage(language: Language): Promise<void> {
  const assets = await caches.open(ASSETS)
  if (await assets.match(offlineIn(language), ANY_VARIANT)) return
  const page = new Request(offlineIn(language), { credentials: 'omit', cache: 'reload' })
  await assets.addAll([...(WORKER_BUILD.files[language] ?? []), page])
}

/** Caches the offline page in the languages of the open pages. */
async function prepare(): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const languages = new Set<Language>(['en', ...pages.map(({ url }) => languageAt(url))])
  await Promise.all([...languages].map(keepOfflinePage))
  await worker.skipWaiting()
}

/**
 * Does not claim pages that were opened before the worker was active: that would evict them from the browser's
 * back-forward cache, and 'back' would reload them.
 */
async function takeOver(): Promise<void> {
  await worker.registration.navigationPreload?.enable()
  const names = await caches.keys()
  await Promise.all(outdatedCaches(names, WORKER_BUILD.version).map((name) => caches.delete(name)))
}

const pause = (seconds: number) => new Promise<undefined>((done) => setTimeout(() => done(undefined), seconds * 1000))

/** Uses the request that the browser sent while the worker was starting. */
const fromNetwork = async ({ preloadResponse, request }: AskedEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request)

async function answerAsset({ request }: AskedEvent): Promise<Response> {
  const kept = await caches.match(request, ANY_VARIANT)
  if (kept) return kept
  const fresh = await fetch(request)
  if (fresh.ok) await (await caches.open(ASSETS)).put(request, fresh.clone())
  return fresh
}

/** Appends the newest entries and deletes the oldest. */
async function keepPage(request: Request, page: Response): Promise<void> {
  if (page.status !== 200 || page.redirected || /no-store/.test(page.headers.get('cache-control') ?? '')) return
  const pages = await caches.open(PAGES)
  await pages.put(request, page)
  const kept = await pages.keys()
  await Promise.all(kept.slice(0, -MAX_PAGES).map((oldest) => pages.delete(oldest)))
}

/** Returns the network's answer if it begins in time, else the cached answer, else undefined. */
async function freshOrKept(event: AskedEvent): Promise<Response | undefined> {
  const fresh = fromNetwork(event)
  // Clones the answer before anybody reads it. This works because this listener was added first.
  event.waitUntil(fresh.then((page) => keepPage(event.request, page.clone())).catch(() => undefined))
  const kept = await caches.match(event.request, { ...ANY_VARIANT, cacheName: PAGES })
  const answer = fresh.catch(() => undefined) // offline
  return (await Promise.race([answer, pause(PATIENCE_SECONDS[kept ? 'kept' : 'nothing'])])) ?? kept
}

const freshInTime = (event: AskedEvent): Promise<Response | undefined> =>
  Promise.race([fromNetwork(event).catch(() => undefined), pause(PATIENCE_SECONDS.nothing)])

/** Redirects to the offline page. Its address contains the requested page, which it opens once the network is back. */
function offlineInstead({ request }: AskedEvent): Response {
  const { pathname, search } = new URL(request.url)
  const offline = inLanguage(languageAt(request.url), offlinePath(pathname + search))
  return Response.redirect(new URL(offline, worker.location.origin))
}

const keptOfflinePage = async (event: AskedEvent): Promise<Response> => {
  const page = offlineIn(languageAt(event.request.url))
  return (await caches.match(page, { ...ANY_VARIANT, cacheName: ASSETS })) ?? fromNetwork(event)
}

const isDeskStart = ({ request }: AskedEvent): boolean => new URL(request.url).pathname === DESK.today

/** Answers a desk page. The desk's first page can be cached, because its lists come from the page's own storage. */
async function answerDesk(event: AskedEvent): Promise<Response> {
  const pages = await caches.open(PAGES)
  const fresh = await freshInTime(event)
  if (fresh) {
    if (isDeskStart(event) && fresh.status === 200 && !fresh.redirected)
      event.waitUntil(pages.put(DESK.today, fresh.clone()))
    return fresh
  }
  const kept = await pages.match(DESK.today, ANY_VARIANT)
  if (!kept) return offlineInstead(event)
  return isDeskStart(event) ? kept : Response.redirect(new URL(DESK.today, worker.location.origin))
}

/**
 * Caches the desk's page and scripts if they are missing. Sends no cookies, because the page contains no hotel's data.
 */
async function keepDesk(files: readonly string[]): Promise<void> {
  const [assets, pages] = await Promise.all([caches.open(ASSETS), caches.open(PAGES)])
  if (!(await pages.match(DESK.today, ANY_VARIANT))) {
    const page = await fetch(DESK.today, { credentials: 'omit' })
    if (page.status === 200 && !page.redirected) await pages.put(DESK.today, page)
  }
  for (const file of files) if (!(await caches.match(file, ANY_VARIANT))) await assets.add(file)
}

const ANSWERS: Record<Exclude<Strategy, 'leave'>, (event: AskedEvent) => Promise<Response>> = {
  asset: answerAsset,
  'public-page': async (event) => (await freshOrKept(event)) ?? offlineInstead(event),
  'public-data': async (event) => (await freshOrKept(event)) ?? Response.error(),
  'desk-page': answerDesk,
  'private-page': async (event) => (await freshInTime(event)) ?? offlineInstead(event),
  'offline-page': keptOfflinePage,
  pass: fromNetwork,
}

/** Shows a push message as a notification. The options are a variable, because TypeScript's types lack `renotify`. */
function show(text: string | undefined): Promise<void> {
  const { title, tag, address, lang } = readPush(text)
  const options = { tag, lang, renotify: true, data: address, icon: '/icon-192.png', badge: '/icon-192.png' }
  return worker.registration.showNotification(title, options)
}

worker.addEventListener('push', (event) => event.waitUntil(show(event.data?.text())))
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(worker.clients, event.notification.data))
})
worker.addEventListener('message', (event) => {
  const files = filesToCache(event.data)
  if (files) event.waitUntil(keepDesk(files))
})
worker.addEventListener('install', (event) => event.waitUntil(prepare()))
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))
worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const asked = { method, isNavigation: mode === 'navigate', url: new URL(url), origin: worker.location.origin }
  const care = cacheStrategy(asked)
  if (care === 'leave') return
  event.respondWith(ANSWERS[care](event))
  if (care === 'public-page' || care === 'private-page')
    event.waitUntil(keepOfflinePage(languageAt(url)).catch(() => undefined)) // the next page tries again
})
