/** The push subscription of this browser in the form that the API expects. */
export type OwnAddress = { endpoint: string; p256dh: string; auth: string }

type Subscribed = { ok: true; address: OwnAddress } | { ok: false; why: 'blocked' | 'failed' }

/** How long to wait for the service worker. */
const PATIENCE = 15_000

/**
 * Whether this browser supports push: old browsers, iPhones without the installed app, and pages without HTTPS do not.
 */
export const canSubscribe = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** Whether this browser is subscribed and allows notifications. Call it only if `canSubscribe()`. */
export function isPushAllowed(): boolean {
  const { Notification: notifications } = globalThis
  return notifications.permission === 'granted'
}

const registrationInTime = (): Promise<ServiceWorkerRegistration | undefined> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<undefined>((done) => setTimeout(() => done(undefined), PATIENCE)),
  ])

/** Subscribes this browser. A subscription under an earlier VAPID key is replaced. */
async function subscribeWith(manager: PushManager, key: string): Promise<PushSubscription> {
  const wish = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await manager.subscribe(wish)
  } catch (error) {
    const earlier =
      error instanceof DOMException && error.name === 'InvalidStateError' && (await manager.getSubscription())
    if (!earlier) throw error
    await earlier.unsubscribe()
    return manager.subscribe(wish)
  }
}

/** Asks for permission and subscribes this browser with our VAPID key. Call it only from a user action. */
export async function subscribeHere(key: string): Promise<Subscribed> {
  if ((await Notification.requestPermission()) !== 'granted') return { ok: false, why: 'blocked' }
  try {
    const registration = await registrationInTime()
    if (!registration) return { ok: false, why: 'failed' }
    const { endpoint, keys } = (await subscribeWith(registration.pushManager, key)).toJSON()
    const { p256dh, auth } = keys ?? {}
    if (!endpoint || !p256dh || !auth) return { ok: false, why: 'failed' }
    return { ok: true, address: { endpoint, p256dh, auth } }
  } catch (error) {
    if (error instanceof DOMException) return { ok: false, why: 'failed' } // its push service does not answer
    throw error
  }
}
