import { giftState, type GiftState, type MonthlyGifts } from '../ledger/our-money.ts'
import { paiseOf } from '../ledger/accounts.ts'
import { REFERRAL_REWARD } from './credits.ts'

/**
 * The maximum number of rewards within this many days for friends who share a browser or network address. Further
 * rewards require the office's approval.
 */
const MAX_REWARDED_NEARBY = 3
export const NEARBY_DAYS = 30

export type RewardedStay = {
  isAttended: boolean
  isReleased: boolean
  /** how many friends who share this guest's browser or address were rewarded within these days */
  rewardedNearby: number
}

/**
 * Whether the friend who invited this guest gets the reward for the stay now. Like our other gifts, the reward must not
 * exceed the commission that the hotel earned us this month.
 */
export function rewardState({ isAttended, isReleased, rewardedNearby }: RewardedStay, month: MonthlyGifts): GiftState {
  const reward = paiseOf(REFERRAL_REWARD)
  const state = giftState({ isAttended, isReleased, all: reward, limited: reward }, month)
  const isCrowded = !isReleased && rewardedNearby >= MAX_REWARDED_NEARBY
  return state === 'goes' && isCrowded ? 'waits_for_office' : state
}
