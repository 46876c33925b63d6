import type { DeskDay } from '#contract/desk.ts'
import type { DeskMe } from '#contract/desk-staff.ts'
import type { VoucherKey } from '#contract/vouchers.ts'
import type { Mark } from './mark.ts'

/**
 * What this device keeps of the desk so that it opens without network: who is signed in, today's lists, and marks that
 * wait to be sent. It goes with the session.
 */
export type KeptDesk = {
  me?: DeskMe
  day?: { at: string; day: DeskDay }
  marks?: Mark[]
  /** what vouchers are checked with */
  voucherKeys?: { hotelId: number; keys: VoucherKey[] }
}

const KEY = 'desk'

export function readKept(): KeptDesk {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as KeptDesk
    const isOver = kept.me && Date.parse(kept.me.expires_at) < Date.now()
    return isOver ? { ...(kept.marks && { marks: kept.marks }) } : kept
  } catch {
    return {}
  }
}

/** Changes a part of it; without storage the desk works from memory only. */
export function keep(part: Partial<KeptDesk>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readKept(), ...part }))
  } catch {
    // full or forbidden
  }
}

export function forgetDesk(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // nothing was kept
  }
}
