import { CASES_THAT_PAUSE } from '../hotel-cases/hotel-case.ts'

/** What the database shows of guests who ask for their money against their hotel's word. */
export type DisputeFacts = {
  /** a device of the desk has read their voucher during the stay */
  isScanned: boolean
  isGreeted: boolean
  /** a desk has greeted this account before */
  hasStayed: boolean
  /** another account on one of its browsers was turned away in the last 90 days */
  sharesBrowser: boolean
  /** guests of this hotel who were not taken today, these included */
  casesToday: number
  /** the hotel sells this time, and has other rooms enough free for all of it */
  hasRoomFree: boolean
}

/** Signs on either side: none decides, each is a question to ask on the phone. */
export const SIGNS_OF_DOUBT = [
  'scanned',
  'greeted',
  'shared_browser',
  'several_today',
  'room_free',
  'new_account',
] as const
export type SignOfDoubt = (typeof SIGNS_OF_DOUBT)[number]

/** The signs of a dispute, the heaviest first. */
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
