import { expect, test } from 'vitest'
import type { Booking } from '#contract/bookings.ts'
import { slotAt } from '#domain/slots/slots.ts'
import { knownQuote, slotQuoteOf, type ModificationBill, type QuoteCall, type SlotQuote } from './day-quotes.ts'
import { nextModify, startModify, type ModifyEvent, type ModifyState } from './modify-machine.ts'

const booking = {
  id: 'b1',
  checkin_date: '2026-12-05T21:00:00+05:30',
  checkout_date: '2026-12-06T10:00:00+05:30',
  slot: 3,
  days: 1,
  roomCount: 2,
  bill: { room_total: 2600 },
  hotel: { slug: 'lantern-court' },
} as Booking
const billOf = (difference: number) => ({ room_total: 3000, difference }) as ModificationBill
const free = (difference: number): SlotQuote => ({ state: 'free', bill: billOf(difference) })
const none = (state: SlotQuote['state']): SlotQuote => ({ state, bill: undefined })
const DAY = [free(100), none('not-offered'), none('sold'), none('same'), free(-200)]
const refusal = { status: 409, code: 'SOLD_OUT', message: 'The last room for this time has just been taken.' }

const quoted: ModifyEvent = { type: 'quoted', of: '2026-12-05/1', quotes: DAY }
const want = (changed: Extract<ModifyEvent, { type: 'wanted' }>['changed']): ModifyEvent => ({
  type: 'wanted',
  changed,
})
const started: ModifyEvent = { type: 'started' }

const run = (...events: ModifyEvent[]): ModifyState => events.reduce(nextModify, startModify(booking))

test.each<[string, ModifyState, Partial<ModifyState>]>([
  [
    'the booking is stored with its bill cleared',
    run(),
    { booking, bill: undefined, wanted: { date: '2026-12-05', slot: 3, days: 1 } },
  ],
  ['its own time has no bill', run(quoted), { quotes: DAY, bill: undefined }],
  ['a bill is received', run(want({ slot: 0 }), quoted), { bill: billOf(100) }],
  ['another slot of the day has its bill at once', run(quoted, want({ slot: 4 })), { bill: billOf(-200), quotes: DAY }],
  [
    'another day has none yet',
    run(quoted, want({ slot: 0 }), want({ date: '2026-12-06' })),
    { bill: undefined, quotes: undefined },
  ],
  ['quotes of a day no longer wanted say nothing', run(want({ date: '2026-12-06' }), quoted), { quotes: undefined }],
  ['starting', run(quoted, want({ slot: 0 }), started), { isModifying: true, modifyError: undefined }],
  ['without a bill nothing starts', run(quoted, want({ slot: 2 }), started), { isModifying: false }],
  [
    'the time stays while it is being changed',
    run(quoted, want({ slot: 0 }), started, want({ slot: 4 })),
    { wanted: { date: '2026-12-05', slot: 0, days: 1 } },
  ],
  [
    'an error is stored and stops modifying',
    run(quoted, want({ slot: 0 }), started, { type: 'failed', refusal }),
    { isModifying: false, modifyError: refusal, bill: billOf(100) },
  ],
  [
    'another choice clears the error',
    run(quoted, want({ slot: 0 }), started, { type: 'failed', refusal }, want({ slot: 4 })),
    { modifyError: undefined },
  ],
  ['prices that could not be read', run({ type: 'not-quoted', of: '2026-12-05/1', refusal }), { modifyError: refusal }],
  [
    'of a day no longer wanted',
    run(want({ date: '2026-12-06' }), { type: 'not-quoted', of: '2026-12-05/1', refusal }),
    { modifyError: undefined },
  ],
  ['are asked for again', run(quoted, { type: 'asked-again' }), { quotes: undefined, modifyError: undefined }],
  [
    'reset clears booking and bill',
    run(quoted, want({ slot: 0 }), { type: 'reset' }),
    { booking: undefined, bill: undefined },
  ],
])('the dialog for another time follows each event: %s', (_name, state, expected) =>
  expect(state).toMatchObject(expected),
)

test.each([
  ['SAME_TIME', 'same'],
  ['SLOT_NOT_SOLD', 'closed'],
  ['SLOT_ENDED', 'over'],
  ['SLOT_STARTED', 'over'],
])('a slot refused with %s is %s', (code, state) =>
  expect(slotQuoteOf({ ok: false, refusal: { ...refusal, code } })).toEqual(none(state as SlotQuote['state'])),
)

test('the dialog for another time passes on a refusal of the whole change', () => {
  const tooLate = { ...refusal, code: 'TOO_LATE' }
  expect(slotQuoteOf({ ok: false, refusal: tooLate })).toBe(tooLate)
})

test.each([
  [true, 'free'],
  [false, 'sold'],
])('a time with free rooms (%s) is shown as %s', (availability, state) => {
  const value = { bill: billOf(0), availability: { availability } }
  expect(slotQuoteOf({ ok: true, value, total: undefined })).toMatchObject({ state })
})

const call = (now: string, date = '2026-12-05'): QuoteCall => ({
  booking,
  hotel: { prices: { morning_slot: 1300, evening_slot: 1500 }, rack_prices: {} },
  wanted: { date, slot: 4, days: 1 },
  now: new Date(now),
  signal: new AbortController().signal,
})

test.each([
  ['the booked time itself is shown as the same without a request', '2026-12-01T10:00:00+05:30', 3, 'same'],
  ['a slot that the hotel does not sell is shown as not offered', '2026-12-01T10:00:00+05:30', 1, 'not-offered'],
  ['a slot that begins now is priced by the server', '2026-12-05T10:00:00+05:30', 0, undefined],
  ['a slot that has begun is shown as over', '2026-12-05T10:01:00+05:30', 0, 'over'],
  ['any other slot is priced by the server', '2026-12-01T10:00:00+05:30', 0, undefined],
] as const)('the dialog for another time lists the slots: %s', (_name, now, slot, state) =>
  expect(knownQuote(call(now), slotAt(slot))?.state).toBe(state),
)

test('quotes for a different day include the booked slot', () =>
  expect(knownQuote(call('2026-12-01T10:00:00+05:30', '2026-12-06'), slotAt(3))).toBeUndefined())
