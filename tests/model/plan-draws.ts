import fc from 'fast-check'
import type { ActionName } from '#domain/office/actions.ts'
import type { Event } from './plan-events.ts'
import type { Trade } from './plan-world.ts'

export const TRADE: fc.Arbitrary<Trade> = fc.record({
  price: fc.constantFrom(399, 900, 1499, 3549, 7600),
  dearer: fc.constantFrom(-150, -150, 0, 60, 400),
  rooms: fc.constantFrom(1, 1, 2),
  isRegistered: fc.boolean(),
  isOtherRegistered: fc.boolean(),
  isPayAtHotel: fc.constantFrom(false, false, true),
  coupon: fc.constantFrom('none', 'none', 'uncle', 'hotel'),
  credits: fc.constantFrom(0, 0, 250),
  isInvited: fc.constantFrom(false, false, true),
})

/** An amount: a percentage of what can be refunded, or rupees. */
export type Amount = { percent: number } | { rupees: number }

export type Wish = {
  act: ActionName
  for?: 'guest' | 'hotel' | 'uncle'
  amount?: Amount
}

const part: fc.Arbitrary<Amount> = fc.oneof(
  fc.constantFrom(0, 30, 50, 100).map((percent) => ({ percent })),
  fc.constantFrom(1, 60).map((rupees) => ({ rupees })),
)

/** The terms that are tried for each action. */
const WISHES: Record<ActionName, fc.Arbitrary<Wish>> = {
  cancel: fc.oneof(
    fc.constant({ act: 'cancel', for: 'hotel' } as const),
    part.map((amount) => ({ act: 'cancel', for: 'guest', amount }) as const),
  ),
  refund: fc.oneof(
    part.map((amount) => ({ act: 'refund', amount }) as const),
    part.map((amount) => ({ act: 'refund', for: 'hotel', amount }) as const),
  ),
  credit: fc.constantFrom(1, 500, 6000).map((rupees) => ({ act: 'credit', amount: { rupees } })),
  send_again: fc.constant({ act: 'send_again' }),
  no_show: fc.constant({ act: 'no_show' }),
  no_show_off: fc.constant({ act: 'no_show_off' }),
  correct_name: fc.constant({ act: 'correct_name' }),
  move: fc.constantFrom('guest', 'hotel', 'uncle').map((whose) => ({ act: 'move', for: whose })),
}

const EARLY: Event[] = [
  'an hour passes',
  'the guest buys hours',
  'the guest changes to Sunday',
  'the guest’s bank takes the payment back',
  'the office refunds',
  'the office gives credit',
]
const LATE: Event[] = ['ten hours before check-in', 'check-in', 'an hour after check-in']
const DESK: Event[] = ['the desk greets', 'the desk adds hours', 'the desk takes money', 'the desk says they left']
const AFTER: Event[] = ['the stay ends', 'the guest says that they came', 'two refund at the hotel’s fault']
const NO_SHOWS: Event[] = ['the desk marks a no-show', 'the office marks a no-show', 'the guest disputes a no-show']
const CASES: Event[] = ['the guest reports being turned away', 'the desk cannot take them', 'the office moves them']
const ENDS: Event[] = ['the guest cancels', 'the office cancels late']

/** The events after which an action is possible. */
const BEFORE: Record<ActionName, readonly Event[]> = {
  cancel: [...EARLY, ...LATE, ...LATE, ...DESK, 'the office moves them', 'two refund at the hotel’s fault'],
  refund: [...EARLY, ...LATE, ...LATE, ...DESK, ...AFTER, ...NO_SHOWS, ...ENDS, 'the office moves them'],
  credit: [...EARLY, ...LATE, ...DESK, ...AFTER, ...ENDS],
  send_again: [...EARLY, ...LATE, ...DESK, 'the office moves them'],
  no_show: [
    'the guest’s bank takes the payment back',
    ...LATE,
    ...LATE,
    'the stay ends',
    'the desk takes money',
    'the office refunds',
    'two refund at the hotel’s fault',
  ],
  no_show_off: [...LATE, ...NO_SHOWS, ...NO_SHOWS, 'the stay ends'],
  correct_name: [...EARLY, ...LATE, ...DESK, ...AFTER],
  move: [
    'two refund at the hotel’s fault',
    ...EARLY,
    ...LATE,
    ...LATE,
    ...CASES.slice(0, 2),
    'the guest buys hours',
    'the desk adds hours',
    'the desk greets',
  ],
}

/** The events that an action requires. */
const FIRST: Record<ActionName, readonly Event[]> = {
  cancel: [],
  refund: [],
  credit: [],
  send_again: [],
  no_show: ['check-in'],
  no_show_off: ['an hour after check-in', 'the office marks a no-show'],
  correct_name: [],
  move: ['ten hours before check-in'],
}

export type Case = { trade: Trade; wish: Wish; before: Event[]; between: Event | null }

/** Draws a booking, what happened to it, an action, and sometimes a change between the plan and the press. */
export const casesOf = (act: ActionName): fc.Arbitrary<Case> =>
  fc.record({
    trade: TRADE,
    wish: WISHES[act],
    before: fc.array(fc.constantFrom(...BEFORE[act]), { maxLength: 4 }).map((events) => [...FIRST[act], ...events]),
    between: fc.oneof(
      { weight: 2, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.constantFrom(...BEFORE[act], ...ENDS) },
    ),
  })
