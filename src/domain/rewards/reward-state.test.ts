import { expect, test } from 'vitest'
import type { GiftState, MonthlyGifts } from '../ledger/our-money.ts'
import { rewardState, type RewardedStay } from './reward-state.ts'

const STAY: RewardedStay = { isAttended: true, isReleased: false, rewardedNearby: 0 }

test.each<[string, Partial<RewardedStay>, MonthlyGifts, GiftState]>([
  ['the last rupee of the month', {}, { commission: 30_000, given: 20_000 }, 'goes'],
  ['a paisa beyond it', {}, { commission: 30_000, given: 20_001 }, 'waits_for_office'],
  ['a stay that nobody attended', { isAttended: false }, { commission: 30_000, given: 0 }, 'waits_for_guests'],
  ['the third friend of a browser or address', { rewardedNearby: 2 }, { commission: 30_000, given: 0 }, 'goes'],
  ['the fourth', { rewardedNearby: 3 }, { commission: 30_000, given: 0 }, 'waits_for_office'],
  ['the fourth, let go', { rewardedNearby: 3, isReleased: true }, { commission: 0, given: 0 }, 'goes'],
])('the friend’s reward is paid or waits: %s', (_what, stay, month, expected) =>
  expect(rewardState({ ...STAY, ...stay }, month)).toBe(expected),
)
