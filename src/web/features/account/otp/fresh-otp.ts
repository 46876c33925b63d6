import { useSyncExternalStore } from 'react'
import { serverNow } from '#web/lib/server-clock.ts'

/**
 * Until when this session can open IDs, copy the data and delete the account without another OTP, in milliseconds since
 * 1970.
 */
let until = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

const left = () => until - serverNow().getTime()

const changed = () => {
  for (const listener of listeners) listener()
}

/** Takes over what the server's last answer said; null if the next step needs an OTP. */
export function receiveFreshUntil(text: string | null): void {
  until = text === null ? 0 : Date.parse(text)
  clearTimeout(timer)
  if (left() > 0) timer = setTimeout(changed, left())
  changed()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useIsFresh = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => left() > 0,
    () => false,
  )
