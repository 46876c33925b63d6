import { describe, expect, test } from 'vitest'
import { addMinutes, addSeconds } from '../kernel/ist.ts'
import { latestMoneyBack, moneyState, type MoneyClaim } from './money-back.ts'

const ASKED = new Date('2026-12-05T21:05:00+05:30')
const claim = (more: Partial<MoneyClaim> = {}): MoneyClaim => ({
  cause: 'turned_away',
  hotelSaid: null,
  askedAt: ASKED,
  disputedAt: null,
  ...more,
})
const OBJECTED = addMinutes(ASKED, 10)
const disputed = claim({ hotelSaid: 'welcome', disputedAt: OBJECTED })

describe('a refund claim of guests who say that they were turned away', () => {
  test.each<[string, MoneyClaim, Date, ReturnType<typeof moneyState>['at']]>([
    ['stays where it is while nobody asks for it', claim({ askedAt: null }), ASKED, 'not_asked'],
    ['waits for the hotel at once', claim(), ASKED, 'hotel'],
    ['waits for the hotel until the last second', claim(), addSeconds(ASKED, 15 * 60 - 1), 'hotel'],
    ['goes back when the hotel did not answer in time', claim(), addMinutes(ASKED, 15), 'due'],
    ['goes back when the hotel agrees', claim({ hotelSaid: 'did_not_take' }), ASKED, 'due'],
    ['waits for the office after an objection', disputed, OBJECTED, 'office'],
    ['waits for the office until the last second', disputed, addSeconds(OBJECTED, 30 * 60 - 1), 'office'],
    ['goes back when the office decided nothing in time', disputed, addMinutes(OBJECTED, 30), 'due'],
    ['goes back at once where the hotel said so itself', claim({ cause: 'cannot_take' }), ASKED, 'due'],
  ])('the money of turned-away guests moves in steps: it %s', (_what, asked, now, at) =>
    expect(moneyState(asked, now).at).toBe(at),
  )

  test('guests are refunded after 45 minutes at the latest', () => {
    expect(latestMoneyBack(moneyState(claim(), ASKED))).toEqual(addMinutes(ASKED, 45))
    expect(latestMoneyBack(moneyState(disputed, OBJECTED))).toEqual(addMinutes(OBJECTED, 30))
    expect(latestMoneyBack(moneyState(claim({ askedAt: null }), ASKED))).toBeNull()
  })
})
