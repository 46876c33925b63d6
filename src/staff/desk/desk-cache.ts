import type { DeskDay } from '#contract/desk.ts'
import type { DeskMe } from '#contract/desk-staff.ts'
import type { VoucherKey } from '#contract/vouchers.ts'
import { dropDesk, dropExpiredDesk, DESK_CACHE_KEY } from '#web/lib/forget-old-desk.ts'
import type { OfflineEntry } from './offline-entry.ts'

/**
 * The data that this device caches so that the desk opens offline: who is signed in, today's lists, and entries that
 * wait to be sent. Everything except the entries is deleted when the session ends.
 */
export type DeskCache = {
  me?: DeskMe
  day?: { at: string; day: DeskDay }
  marks?: OfflineEntry[]
  /** how far the server's clock was ahead of this device's, in milliseconds */
  clockAhead?: number
  /** the last answers of other calls, by the call's name; `of` is the request as JSON, `at` the time of the answer */
  answers?: Record<string, { of: string; at: string; value: unknown }>
  /** the keys that verify vouchers */
  voucherKeys?: { hotelId: number; keys: VoucherKey[] }
}

/** Reads the cached data. Deletes it first if the session has ended. */
export const readDeskCache = (): DeskCache => dropExpiredDesk()

/** Changes a part of the cached data. If there is no storage, the desk works from memory only. */
export function updateDeskCache(part: Partial<DeskCache>): void {
  try {
    localStorage.setItem(DESK_CACHE_KEY, JSON.stringify({ ...readDeskCache(), ...part }))
  } catch {
    // The storage is full or forbidden, so the desk works without a cache.
  }
}

/** Deletes the cached data except unsent entries, which wait for the person who made them. */
export const clearDeskCache = (): void => void dropDesk()
