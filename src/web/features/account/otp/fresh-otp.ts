import { serverNow } from '#web/lib/server-clock.ts'
import { createStore, useStore } from '#web/lib/store.ts'

/**
 * Until when this session can open IDs, copy the data and delete the account without another OTP, in milliseconds since
 * 1970.
 */
const freshUntil = createStore(0)
let timer: ReturnType<typeof setTimeout> | undefined

const left = (until: number) => until - serverNow().getTime()

/** Stores what the server's last answer said; null if the next step needs an OTP. */
export function receiveFreshUntil(text: string | null): void {
  const until = text === null ? 0 : Date.parse(text)
  clearTimeout(timer)
  if (left(until) > 0) timer = setTimeout(() => freshUntil.set(0), left(until))
  freshUntil.set(until)
}

export const useIsFresh = (): boolean => useStore(freshUntil, (until) => left(until) > 0)
