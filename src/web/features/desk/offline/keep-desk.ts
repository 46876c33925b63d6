import { istDateOf } from '#domain/kernel/ist.ts'
import { rackDay } from '#domain/rooms/rack.ts'
import { registerWorker } from '#web/features/offline/register-worker.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { KEEP_DESK, type KeepDesk } from '#web/worker/keep-desk.ts'
import { keepAnswer } from '../desk-calls.ts'
import { keepVoucherKeys } from '../scan/check-voucher.ts'
import { signatureCheck } from '../scan/check-signature.ts'
import { codeReader } from '../scan/code-reader.ts'

/** The copies are at most this old when the network goes. */
const EVERY_MILLISECONDS = 5 * 60_000

/** What the tabs show, and what vouchers are checked with. */
async function keepAnswers(): Promise<void> {
  const now = serverNow()
  await Promise.all([
    keepAnswer('GET /desk/day', { query: { date: istDateOf(now) } }),
    keepAnswer('GET /desk/rooms', { query: { day: rackDay(now), days: 1 } }),
    keepAnswer('GET /desk/shift'),
    keepVoucherKeys(),
  ])
}

type Manifest = { routes: Record<string, { id: string; module: string; imports?: string[]; css?: string[] }> }

/** The files of every page of the desk, and those that this page has loaded. */
function filesOfDesk(): string[] {
  const { __reactRouterManifest: manifest } = globalThis as { __reactRouterManifest?: Manifest }
  const routes = Object.values(manifest?.routes ?? {}).filter(({ id }) => id === 'root' || id.startsWith('routes/desk'))
  const named = routes.flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css])
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const own = loaded.filter(
    ({ origin, pathname }) => origin === location.origin && /^\/(?:assets|fonts)\//.test(pathname),
  )
  return [...new Set([...named, ...own.map(({ pathname }) => pathname)])]
}

/** The worker stores the desk's page and scripts, although it was not there yet when they were loaded. */
async function keepPages(): Promise<void> {
  await Promise.all([signatureCheck(), codeReader()])
  if (!('serviceWorker' in navigator)) return
  await registerWorker()
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ what: KEEP_DESK, files: filesOfDesk() } satisfies KeepDesk, [])
}

/** Keeps the desk, so that it opens again without network, and each of its tabs. Returns how to stop. */
export function startKeepingDesk(): () => void {
  const failed = (error: unknown) => logFailure('The desk could not be kept', String(error))
  const keep = () => void keepAnswers().catch(failed)
  keep()
  void keepPages().catch(failed)
  const timer = setInterval(() => document.visibilityState === 'visible' && keep(), EVERY_MILLISECONDS)
  return () => clearInterval(timer)
}
