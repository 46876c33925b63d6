import type { DeskDay } from '#contract/desk.ts'
import type { DeskMe } from '#contract/desk-staff.ts'
import type { VoucherKey } from '#contract/vouchers.ts'
import { forgetDeskNow, forgetOldDesk, KEPT_DESK } from '#web/lib/forget-old-desk.ts'
import type { Mark } from './mark.ts'

/**
 * What this device keeps of the desk so that it opens without network: who is signed in, today's lists, and marks that
 * wait to be sent. It goes with the session.
 */
export type KeptDesk = {
  me?: DeskMe
  day?: { at: string; day: DeskDay }
  marks?: Mark[]
  /** how far the server's clock was ahead of this device's; milliseconds */
  clockAhead?: number
  /** the last answers of other calls; `of`: what was requested */
  answers?: Record<string, { of: string; at: string; value: unknown }>
  /** what vouchers are checked with */
  voucherKeys?: { hotelId: number; keys: VoucherKey[] }
}

/** Nothing of it after the session's end. */
export const readKept = (): KeptDesk => forgetOldDesk()

/** Changes a part of it; without storage the desk works from memory only. */
export function keep(part: Partial<KeptDesk>): void {
  try {
    localStorage.setItem(KEPT_DESK, JSON.stringify({ ...readKept(), ...part }))
  } catch {
    // full or forbidden
  }
}

/** All but the marks that were not sent: they wait for the person who made them. */
export const forgetDesk = (): void => void forgetDeskNow()
