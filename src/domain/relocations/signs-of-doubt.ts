import { CASES_THAT_PAUSE } from '../hotel-cases/hotel-case.ts'

/** Facts from the database about guests who request a refund that their hotel contests. */
export type DisputeFacts = {
  /** whether one of the desk's devices scanned their voucher during the stay */
  isScanned: boolean
  isGreeted: boolean
  /** whether a desk has previously checked in this account */
  hasStayed: boolean
  /** whether another account that used the same browser was turned away in the last 90 days */
  sharesBrowser: boolean
  /** how many cases the hotel has today, including this one */
  casesToday: number
  /** whether the hotel sells this time and has enough other rooms free for the whole of it */
  hasRoomFree: boolean
}

/**
 * Signs for or against the guests' claim. No sign decides the dispute, but each suggests a question for the phone call.
 */
export const SIGNS_OF_DOUBT = [
  'scanned',
  'greeted',
  'shared_browser',
  'several_today',
  'room_free',
  'new_account',
] as const
export type SignOfDoubt = (typeof SIGNS_OF_DOUBT)[number]

/** Lists the signs in a dispute, the most important first. */
export function signsOfDoubt(facts: DisputeFacts): SignOfDoubt[] {
  const { isScanned, isGreeted, hasStayed, sharesBrowser, casesToday, hasRoomFree } = facts
  const isSeen: Record<SignOfDoubt, boolean> = {
    scanned: isScanned,
    greeted: isGreeted,
    shared_browser: sharesBrowser,
    several_today: casesToday >= CASES_THAT_PAUSE,
    room_free: hasRoomFree,
    new_account: !hasStayed,
  }
  return SIGNS_OF_DOUBT.filter((sign) => isSeen[sign])
}
