import { giftState, type GiftState, type MonthlyGifts } from '../ledger/our-money.ts'
import { paiseOf } from '../ledger/accounts.ts'
import { REFERRAL_REWARD } from './credits.ts'

/** The most rewarded friends on one browser or network address in this many days. The next one waits for the office. */
export const MAX_REWARDED_NEARBY = 3
export const NEARBY_DAYS = 30

export type RewardedStay = {
  isAttended: boolean
  isReleased: boolean
  /** friends rewarded within the last days whose browser or address is this guest's */
  rewardedNearby: number
}

/** May a friend have the reward of this stay? Its hotel's month limits it like everything else that we give there. */
export function rewardState({ isAttended, isReleased, rewardedNearby }: RewardedStay, month: MonthlyGifts): GiftState {
  const reward = paiseOf(REFERRAL_REWARD)
  const state = giftState({ isAttended, isReleased, all: reward, limited: reward }, month)
  const isCrowded = !isReleased && rewardedNearby >= MAX_REWARDED_NEARBY
  return state === 'goes' && isCrowded ? 'waits_for_office' : state
}
