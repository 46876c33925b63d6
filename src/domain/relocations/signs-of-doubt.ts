import { CASES_THAT_PAUSE } from '../hotel-cases/hotel-case.ts'

/** What the database shows of guests who ask for their money against their hotel's word. */
export type DisputeFacts = {
  isGreeted: boolean
  /** a desk has greeted this account before */
  hasStayed: boolean
  /** another account on one of its browsers was turned away in the last 90 days */
  sharesBrowser: boolean
  /** guests of this hotel who were not taken today, these included */
  casesToday: number
}

/** Signs on either side: none decides, each is a question to ask on the phone. */
export const SIGNS_OF_DOUBT = ['greeted', 'new_account', 'shared_browser', 'several_today'] as const
export type SignOfDoubt = (typeof SIGNS_OF_DOUBT)[number]

/** The signs of a dispute, the heaviest first. */
export function signsOfDoubt({ isGreeted, hasStayed, sharesBrowser, casesToday }: DisputeFacts): SignOfDoubt[] {
  const isSeen: Record<SignOfDoubt, boolean> = {
    greeted: isGreeted,
    shared_browser: sharesBrowser,
    several_today: casesToday >= CASES_THAT_PAUSE,
    new_account: !hasStayed,
  }
  return SIGNS_OF_DOUBT.filter((sign) => isSeen[sign])
}
