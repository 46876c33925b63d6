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
  creditsKept: 0,
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
  test('a cancellation for the hotel refunds everything, and counts what the rules would not have refunded', () =>
    expect(planned(cancel)).toEqual({ refund: 378, cost: 378 }))
  test('a cancellation for the hotel counts no refund that the guests could have claimed themselves', () =>
    expect(planned(cancel, {}, EARLY)).toEqual({ refund: 378, cost: 0 }))
  test('a refund for the hotel’s fault is Uncle’s gift only when the guests are in their room', () => {
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
  ] as const)('a cancellation for the hotel is refused for a booking that the guests %s', (_name, more) =>
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
    { offer: { name: 'B', cost: 2000, worth: 1500, back: 0 } },
    { refund: 0, cost: 500 },
  ],
  [
    { act: 'move', hotelId: 2, for: 'uncle' },
    { offer: { name: 'B', cost: 1000, worth: 1500, back: 500 } },
    { refund: 0, cost: 0 },
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
  const offer = { name: 'B', cost: 2000, worth: 1500, back: 0 }
  const plan = planAction({ act: 'move', hotelId: 2, for: fault }, facts({ offer }), INSIDE_24_HOURS)
  expect(plan.ok && plan.value.lines.map(({ what }) => what)).toEqual(sentences)
})

describe('no-shows', () => {
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
