import { hearServerTime, serverNow } from '#web/lib/server-clock.ts'
import { isServerTimeHeard } from '#web/lib/staff-api.ts'

/** How far the server's clock is ahead of this device's, in milliseconds. */
export const clockAhead = (): number => serverNow().getTime() - Date.now()

/** Restores the stored clock difference until the first answer of the server, as the device's clock may be wrong. */
export function assumeClockAhead(milliseconds: number): void {
  if (isServerTimeHeard()) return
  const date = new Date(Date.now() + milliseconds).toUTCString()
  hearServerTime(new Headers({ date, 'cache-control': 'no-store' }))
}
