import { clearAllCaches } from '#web/worker/clear-caches.ts'

const ADDRESS = '/sw.js'

type Policy = { createScriptURL: (address: string) => string }
type TrustedTypes = {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => Policy
}

/** Allows only the worker's own address, under the Trusted Types policy `sw` that our Content-Security-Policy names. */
function trustedAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const rules = { createScriptURL: (address: string) => (address === ADDRESS ? address : null) }
  return trustedTypes ? trustedTypes.createPolicy('sw', rules).createScriptURL(ADDRESS) : ADDRESS
}

/** Returns true if our server answers that the script does not exist. Being offline says nothing about the script. */
async function isWorkerMissing(): Promise<boolean> {
  try {
    const { ok, status, headers } = await fetch(ADDRESS, { method: 'HEAD', cache: 'no-store' })
    return ok ? !headers.get('content-type')?.includes('javascript') : status === 404 || status === 410
  } catch {
    return false
  }
}

/**
 * Unregisters the worker and reloads the page if its file is gone (specification §8), because the worker would
 * otherwise run for ever.
 */
async function removeWorker(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.unregister()
  await clearAllCaches()
  location.reload()
}

let registered: Promise<void> | undefined

/** Registers the service worker (specification §7) or checks for a newer version, once per document. */
export const registerWorker = (): Promise<void> => (registered ??= register())

async function register(): Promise<void> {
  if (!('serviceWorker' in navigator)) return // an old browser or no HTTPS
  const { serviceWorker } = navigator
  const registration = await serviceWorker.getRegistration()
  try {
    if (registration) await registration.update()
    else await serviceWorker.register(trustedAddress(), { updateViaCache: 'none' })
  } catch {
    // The script failed to load. The worker is removed only if the server says that the script is gone.
    if (registration && (await isWorkerMissing())) await removeWorker(registration)
  }
}
