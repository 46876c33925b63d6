import { CASES_THAT_PAUSE } from '../hotel-cases/hotel-case.ts'

/** The database's facts about guests who request a refund that their hotel contests. */
export type DisputeFacts = {
  /** a device of the desk has scanned their voucher during the stay */
  isScanned: boolean
  isGreeted: boolean
  /** a desk has checked in this account before */
  hasStayed: boolean
  /** another account that used a browser of this one was turned away in the last 90 days */
  sharesBrowser: boolean
  /** the number of this hotel's cases today, including this one */
  casesToday: number
  /** the hotel sells this time, and has enough other rooms free for all of it */
  hasRoomFree: boolean
}

/** Signs for or against the guests' claim. No sign decides the dispute; each suggests a question for the phone call. */
export const SIGNS_OF_DOUBT = [
  'scanned',
  'greeted',
  'shared_browser',
  'several_today',
  'room_free',
  'new_account',
] as const
export type SignOfDoubt = (typeof SIGNS_OF_DOUBT)[number]

/** Lists the signs in a dispute, most important first. */
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
