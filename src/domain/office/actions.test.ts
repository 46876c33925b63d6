import { describe, expect, test } from 'vitest'
import { planAction, possibleActions, type ActionFacts, type ActionTerms } from './actions.ts'

const CHECKIN = new Date('2026-12-05T21:00:00+05:30')
const at = (text: string) => new Date(`2026-12-${text}+05:30`)
const EARLY = at('03T12:00:00')
const INSIDE_24_HOURS = at('05T12:00:00')
const AFTER = at('06T12:00:00')

const facts = (more: Partial<ActionFacts> = {}): ActionFacts => ({
  status: 'completed',
  checkin: CHECKIN,
  changeUntil: new Date(CHECKIN.getTime() - 24 * 3_600_000),
  leaves: at('06T10:00:00'),
  paidLeft: 378,
  hoursPaid: 0,
  hoursLeft: 0,
  creditsKept: 0,
  givenBack: 0,
  faultRefunded: 0,
  dueAtDesk: 0,
  takenAtDesk: 0,
  price: 378,
  isNoShow: false,
  isObjected: false,
  isRewarded: false,
  visit: 'expected',
  offer: null,
  isMoved: false,
  accountOfOperator: null,
  given: [],
  ...more,
})

const planned = (wish: ActionTerms, more: Partial<ActionFacts> = {}, now = INSIDE_24_HOURS) => {
  const plan = planAction(wish, facts(more), now)
  return plan.ok ? { refund: plan.value.refund, cost: plan.value.cost } : plan.refusal
}

describe('cancelling for the guest', () => {
  const cancel = (refund: number): ActionTerms => ({ act: 'cancel', for: 'guest', refund })
  test.each([
    ['in time gives what the rules give, at no cost', cancel(378), EARLY, { refund: 378, cost: 0 }],
    ['inside the 24 hours is a gift', cancel(378), INSIDE_24_HOURS, { refund: 378, cost: 378 }],
    ['a part of the refund is a smaller gift', cancel(100), INSIDE_24_HOURS, { refund: 100, cost: 100 }],
    ['nothing costs nothing', cancel(0), INSIDE_24_HOURS, { refund: 0, cost: 0 }],
    ['never less than the rules give', cancel(377), EARLY, 'AMOUNT_TOO_SMALL'],
    ['never more than was paid', cancel(379), EARLY, 'AMOUNT_TOO_LARGE'],
    ['not once the stay is over', cancel(0), AFTER, 'ACT_NOT_POSSIBLE'],
  ] as const)('cancelling for the guest is planned: %s', (_name, wish, now, expected) =>
    expect(planned(wish, {}, now)).toEqual(expected),
  )

  test('the plan of a cancellation lists what cancelling will do', () => {
    const plan = planAction(cancel(378), facts({ creditsKept: 50 }), INSIDE_24_HOURS)
    expect(plan.ok && plan.value.lines.map(({ what, amount }) => [what, amount])).toEqual([
      ['money_back', 378],
      ['rules_give', 0],
      ['uncle_pays', 378],
      ['credits_back', 50],
      ['hotel_keeps', 378],
      ['room_free', undefined],
      ['guest_told', undefined],
      ['hotel_told', undefined],
    ])
  })

  test('a cancellation leaves the hotel nothing before the deadline and everything after it, whatever Uncle gives', () => {
    const linesOf = (refund: number, now: Date) => {
      const plan = planAction(cancel(refund), facts(), now)
      return plan.ok ? plan.value.lines.filter(({ what }) => what.startsWith('hotel_') && what !== 'hotel_told') : []
    }
    expect(linesOf(378, EARLY)).toEqual([{ what: 'hotel_gets_nothing' }])
    expect(linesOf(0, INSIDE_24_HOURS)).toEqual([{ what: 'hotel_keeps', amount: 378 }])
    expect(linesOf(100, INSIDE_24_HOURS)).toEqual([{ what: 'hotel_keeps', amount: 378 }])
  })
})

describe('cancelling for the hotel', () => {
  const cancel: ActionTerms = { act: 'cancel', for: 'hotel' }
  test('a cancellation for the hotel refunds everything, and costs Uncle what the rules would not refund', () =>
    expect(planned(cancel)).toEqual({ refund: 378, cost: 378 }))
  test('a cancellation for the hotel costs Uncle nothing if the rules give the guests the refund anyway', () =>
    expect(planned(cancel, {}, EARLY)).toEqual({ refund: 378, cost: 0 }))
  test('a refund for the hotel’s fault is Uncle’s gift only if the guests are in their room', () => {
    const words = (visit: 'expected' | 'here') => {
      const plan = planAction(cancel, facts({ visit }), INSIDE_24_HOURS)
      return plan.ok ? plan.value.lines.map(({ what }) => what) : []
    }
    expect(words('expected')).toEqual(expect.arrayContaining(['counts', 'hotel_gets_nothing']))
    expect(words('here')).toEqual(expect.arrayContaining(['uncle_pays', 'hotel_keeps']))
  })
  test.each([
    ['cancelled before', { status: 'cancelled' }],
    ['never paid', { status: 'expired' }],
    ['left already', { visit: 'left' }],
  ] as const)('a booking that the guests %s cannot be cancelled for the hotel', (_name, more) =>
    expect(planned(cancel, more)).toBe('ACT_NOT_POSSIBLE'),
  )
})

describe('a refund at the hotel’s fault', () => {
  const refund = (amount: number): ActionTerms => ({ act: 'refund', amount, for: 'hotel' })
  const begun = { checkin: INSIDE_24_HOURS }
  const later = { checkin: new Date(INSIDE_24_HOURS.getTime() + 60_000) }
  test.each([
    ['is nothing of ours', refund(378), begun, { refund: 378, cost: 0 }],
    ['is at most what was paid', refund(379), begun, 'AMOUNT_TOO_LARGE'],
    ['needs a stay that began', refund(1), later, 'ACT_NOT_POSSIBLE'],
    ['needs guests who came', refund(1), { ...begun, isNoShow: true }, 'ACT_NOT_POSSIBLE'],
    ['needs a booking that holds', refund(1), { ...begun, status: 'cancelled' }, 'ACT_NOT_POSSIBLE'],
  ] as const)('a refund for the hotel’s fault %s', (_name, wish, more, wanted) =>
    expect(planned(wish, more)).toEqual(wanted),
  )

  test('a refund for the hotel’s fault needs a second person, however small it is', () => {
    const plan = planAction(refund(1), facts(begun), INSIDE_24_HOURS)
    expect(plan).toMatchObject({ ok: true, value: { needsSecond: true, gift: 0 } })
  })
})

test.each([
  [{ act: 'refund', amount: 378 }, {}, { refund: 378, cost: 378 }],
  [{ act: 'refund', amount: 379 }, {}, 'AMOUNT_TOO_LARGE'],
  [
    { act: 'refund', amount: 100 },
    { status: 'cancelled', paidLeft: 100 },
    { refund: 100, cost: 100 },
  ],
  [{ act: 'credit', amount: 10_000 }, {}, { refund: 0, cost: 10_000 }],
  [{ act: 'credit', amount: 10_001 }, {}, 'AMOUNT_TOO_LARGE'],
  [{ act: 'send_again' }, {}, { refund: 0, cost: 0 }],
  [{ act: 'send_again' }, { status: 'cancelled' }, 'ACT_NOT_POSSIBLE'],
  [{ act: 'correct_name', name: 'Asha Rao' }, {}, { refund: 0, cost: 0 }],
  [{ act: 'correct_name', name: 'Asha Rao' }, { status: 'failed' }, 'ACT_NOT_POSSIBLE'],
  [{ act: 'no_show' }, {}, 'ACT_NOT_POSSIBLE'],
  [{ act: 'no_show_off' }, { isNoShow: true }, { refund: 0, cost: 0 }],
  [{ act: 'no_show_off' }, { isObjected: true }, { refund: 0, cost: 0 }],
  [{ act: 'no_show_off' }, {}, 'ACT_NOT_POSSIBLE'],
  [{ act: 'move', hotelId: 2, for: 'guest' }, {}, 'HOTEL_NOT_OFFERED'],
  [
    { act: 'move', hotelId: 2, for: 'hotel' },
    { offer: { name: 'B', cost: 2000, worth: 1500, back: 0, coupon: 0 } },
    { refund: 0, cost: 500 },
  ],
  [
    { act: 'move', hotelId: 2, for: 'uncle' },
    { offer: { name: 'B', cost: 1000, worth: 1500, back: 500, coupon: 0 } },
    { refund: 500, cost: 0 },
  ],
  [{ act: 'move', hotelId: 2, for: 'uncle' }, { isMoved: true }, 'ACT_NOT_POSSIBLE'],
] as const satisfies readonly [ActionTerms, Partial<ActionFacts>, unknown][])(
  'the office’s action %j on a booking with %j is planned or refused',
  (wish, more, expected) => expect(planned(wish, more)).toEqual(expected),
)

test.each([
  ['hotel', ['moved_to', 'hotel_pays', 'hotel_at_fault', 'room_free', 'guest_told', 'hotel_told']],
  ['guest', ['moved_to', 'uncle_pays', 'hotel_not_at_fault', 'room_free', 'guest_told', 'hotel_told']],
  ['uncle', ['moved_to', 'uncle_pays', 'hotel_not_at_fault', 'room_free', 'guest_told', 'hotel_told']],
] as const)('the plan of a move caused by the %s says whose fault it is and who pays', (fault, sentences) => {
  const offer = { name: 'B', cost: 2000, worth: 1500, back: 0, coupon: 0 }
  const plan = planAction({ act: 'move', hotelId: 2, for: fault }, facts({ offer }), INSIDE_24_HOURS)
  expect(plan.ok && plan.value.lines.map(({ what }) => what)).toEqual(sentences)
})

test.each([
  ['to a dearer room, with hours paid online', 'uncle', [2000, 0, 0], [90, 90], 'uncle_pays 500, money_back 90'],
  ['after Uncle gave back a part of the hours', 'uncle', [2000, 0, 0], [90, 50], 'uncle_pays 460, money_back 50'],
  [
    'that its hotel pays, with a coupon of that hotel',
    'hotel',
    [2000, 0, 150],
    [0, 0],
    'hotel_pays 500, uncle_pays 150',
  ],
  ['to a cheaper room, all of it paid by the guest', 'uncle', [1300, 200, 0], [0, 0], 'money_back 200'],
  ['to a cheaper room, a part given by Uncle', 'uncle', [1300, 50, 0], [0, 0], 'uncle_saves 150, money_back 50'],
] as const)('the plan of a move %s says what each side pays', (_name, fault, [cost, back, coupon], hours, wanted) => {
  const [hoursPaid, hoursLeft] = hours
  const offer = { name: 'B', cost, worth: 1500, back, coupon }
  const plan = planAction(
    { act: 'move', hotelId: 2, for: fault },
    facts({ offer, hoursPaid, hoursLeft }),
    INSIDE_24_HOURS,
  )
  const lines = plan.ok ? plan.value.lines.filter(({ amount }) => amount !== undefined) : []
  expect(lines.map(({ what, amount }) => `${what} ${amount}`).join(', ')).toBe(wanted)
  const paid = lines.filter(({ what }) => what === 'uncle_pays' || what === 'hotel_pays')
  expect(plan.ok && plan.value.cost).toBe(paid.reduce((sum, { amount = 0 }) => sum + amount, 0))
})

test.each([
  ['what Uncle gave before', { givenBack: 70, paidLeft: 308 }, 378],
  ['what its desk took', { takenAtDesk: 100, price: 500 }, 478],
  ['no more than the price', { takenAtDesk: 300, price: 500 }, 500],
  ['nothing once all money went back by the rules', { givenBack: 70, paidLeft: 0 }, undefined],
] as const)('a hotel whose booking is cancelled late keeps %s', (_name, more, kept) => {
  const plan = planAction({ act: 'cancel', for: 'guest', refund: 0 }, facts(more), INSIDE_24_HOURS)
  expect(plan.ok && plan.value.lines.find(({ what }) => what === 'hotel_keeps')?.amount).toBe(kept)
})

test('Uncle bears the refund for the first hotel’s fault after a move', () => {
  const offer = { name: 'B', cost: 1500, worth: 1500, back: 0, coupon: 0 }
  const plan = planAction(
    { act: 'move', hotelId: 2, for: 'hotel' },
    facts({ offer, faultRefunded: 60 }),
    INSIDE_24_HOURS,
  )
  expect(plan).toMatchObject({
    value: { cost: 60, lines: expect.arrayContaining([{ what: 'uncle_pays', amount: 60 }]) },
  })
})

describe('no-shows', () => {
  test.each([
    ['no_show', { dueAtDesk: 900, takenAtDesk: 300 }, ['no_reward', 'desk_due_ends 600']],
    ['no_show', { dueAtDesk: 900, takenAtDesk: 900 }, ['no_reward']],
    ['no_show', { dueAtDesk: 900, isNoShow: true, isObjected: true }, ['no_reward']],
    ['no_show_off', { dueAtDesk: 900, isNoShow: true }, ['reward_possible', 'desk_due_returns 900']],
    ['no_show_off', { dueAtDesk: 900, isObjected: true }, ['reward_possible']],
  ] as const)('the plan of the act %s with %j shows the amount due at the desk', (act, more, wanted) => {
    const plan = planAction({ act }, facts(more), at('05T22:00:00'))
    expect(plan.ok && plan.value.lines.map(({ what, amount }) => [what, amount].filter(Boolean).join(' '))).toEqual(
      wanted,
    )
  })

  const noShow: ActionTerms = { act: 'no_show' }
  const late = at('05T22:00:00')
  test('a no-show can be recorded from check-in on', () =>
    expect(planned(noShow, {}, late)).toEqual({ refund: 0, cost: 0 }))
  test.each([{ visit: 'here' }, { isRewarded: true }, { isNoShow: true }] as const)(
    'a booking with %j cannot be recorded as a no-show',
    (more) => expect(planned(noShow, more, late)).toBe('ACT_NOT_POSSIBLE'),
  )
})

test.each([
  { act: 'refund', amount: 50 },
  { act: 'credit', amount: 50 },
  { act: 'cancel', for: 'hotel' },
] as const satisfies ActionTerms[])(
  'a plan for %j includes earlier gifts, so that an outdated plan no longer matches',
  (wish) => {
    const gift = { amount: 50, by: 'Ritu Bansal', at: INSIDE_24_HOURS }
    const [before, after] = [
      planAction(wish, facts(), INSIDE_24_HOURS),
      planAction(wish, facts({ given: [gift] }), INSIDE_24_HOURS),
    ]
    expect(after.ok && after.value.lines.at(-1)).toEqual({
      what: 'given_before',
      amount: 50,
      name: 'Ritu Bansal',
      at: INSIDE_24_HOURS,
    })
    expect(after).not.toEqual(before)
  },
)

test('a booking’s page lists the actions that the office can take now', () => {
  expect(possibleActions(facts(), INSIDE_24_HOURS)).toEqual([
    'cancel',
    'refund',
    'credit',
    'send_again',
    'correct_name',
    'move',
  ])
  expect(possibleActions(facts({ status: 'cancelled', paidLeft: 0 }), AFTER)).toEqual(['credit'])
})
