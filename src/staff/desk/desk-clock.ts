import { syncClock, serverNow } from '#web/lib/server-clock.ts'
import { isClockSynced } from '#web/lib/staff-api.ts'

/** How far the server's clock is ahead of this device's, in milliseconds. */
export const clockAhead = (): number => serverNow().getTime() - Date.now()

/** Restores the stored clock difference until the server first answers, because the device's clock may be wrong. */
export function assumeClockAhead(milliseconds: number): void {
  if (isClockSynced()) return
  const date = new Date(Date.now() + milliseconds).toUTCString()
  syncClock(new Headers({ date, 'cache-control': 'no-store' }))
}
