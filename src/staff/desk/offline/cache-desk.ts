import { istDateOf } from '#domain/kernel/ist.ts'
import { rackDay } from '#domain/rooms/rack.ts'
import { registerWorker } from '#web/features/offline/register-worker.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { readServedData } from '#web/lib/page/served-data.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { CACHE_DESK, type CacheDeskMessage } from '#web/worker/cache-desk.ts'
import { cacheAnswer } from '../desk-calls.ts'
import { storeVoucherKeys } from '../scan/check-voucher.ts'
import { signatureCheck } from '../scan/check-signature.ts'
import { codeReader } from '../scan/code-reader.ts'

/** How often the cached answers are refreshed while the page is visible. */
const EVERY_MILLISECONDS = 5 * 60_000

/** Caches the answers that the desk's tabs show, and the keys that verify vouchers. */
async function keepAnswers(): Promise<void> {
  const now = serverNow()
  await Promise.all([
    cacheAnswer('GET /desk/day', { query: { date: istDateOf(now) } }),
    cacheAnswer('GET /desk/rooms-now'),
    cacheAnswer('GET /desk/rooms', { query: { day: rackDay(now), days: 1 } }),
    cacheAnswer('GET /desk/shift'),
    storeVoucherKeys(),
  ])
}

/** `files`: the built files of all desk pages, which the page caches so that the desk opens without a network. */
export type DeskProgram = { files: readonly string[] }

/** Lists the built files of every desk page, and those that this page has already loaded. */
function filesOfDesk(): string[] {
  const named = readServedData<DeskProgram>()?.data.files ?? []
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const own = loaded.filter(
    ({ origin, pathname }) => origin === location.origin && /^\/(?:assets|fonts)\//.test(pathname),
  )
  return [...new Set([...named, ...own.map(({ pathname }) => pathname)])]
}

/** Makes the service worker cache the desk's page and scripts, which may have loaded before it was active. */
async function keepPages(): Promise<void> {
  await Promise.all([signatureCheck(), codeReader()])
  if (!('serviceWorker' in navigator)) return
  await registerWorker()
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ what: CACHE_DESK, files: filesOfDesk() } satisfies CacheDeskMessage, [])
}

/** Caches the desk and its tabs for offline use. Returns a function that stops refreshing them. */
export function startCachingDesk(): () => void {
  const failed = (error: unknown) => logFailure('The desk could not be kept', String(error))
  const keep = () => void keepAnswers().catch(failed)
  keep()
  void keepPages().catch(failed)
  const timer = setInterval(() => document.visibilityState === 'visible' && keep(), EVERY_MILLISECONDS)
  return () => clearInterval(timer)
}
