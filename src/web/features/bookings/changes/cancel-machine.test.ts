import { expect, test } from 'vitest'
import type { Booking } from '#contract/bookings.ts'
import { isRemoved, nextCancel, NOTHING_TO_CANCEL, type CancelEvent, type CancelState } from './cancel-machine.ts'

const booking = { id: 'b1' } as Booking
const other = { id: 'b2' } as Booking
const refusal = { status: 0, code: 'UNREACHABLE', message: 'We could not reach our server.' }
const refunds = [
  {
    id: 'r1',
    amount: 1474,
    status: 'pending' as const,
    cause: null,
    reference: null,
    dueBy: '2026-12-01T00:00:00+05:30',
  },
]
const done: CancelEvent = { type: 'succeeded', refunds, creditsReturned: 100 }

const run = (...events: CancelEvent[]): CancelState => events.reduce(nextCancel, NOTHING_TO_CANCEL)
const chosen: CancelEvent = { type: 'chosen', booking }
const started: CancelEvent = { type: 'started' }
const failed: CancelEvent = { type: 'failed', refusal }
const closed: CancelEvent = { type: 'closed' }

test.each<[string, CancelState, Partial<CancelState>]>([
  ['choosing stores the booking', run(chosen), { bookingToCancel: booking, isCancelling: false }],
  ['starting', run(chosen, started), { bookingToCancel: booking, isCancelling: true, cancelError: undefined }],
  ['starting without a booking is nothing', run(started), NOTHING_TO_CANCEL],
  [
    'failure keeps the booking and its error',
    run(chosen, started, failed),
    { isCancelling: false, cancelError: refusal },
  ],
  [
    'trying again clears the error',
    run(chosen, started, failed, started),
    { isCancelling: true, cancelError: undefined },
  ],
  ['closing clears booking and error', run(chosen, started, failed, closed), NOTHING_TO_CANCEL],
  ['closing waits for what was sent', run(chosen, started, closed), { bookingToCancel: booking, isCancelling: true }],
  [
    'another booking cannot be chosen meanwhile',
    run(chosen, started, { type: 'chosen', booking: other }),
    { bookingToCancel: booking },
  ],
  [
    'success clears the cancel state and leaves a receipt',
    run(chosen, started, done),
    {
      bookingToCancel: undefined,
      isCancelling: false,
      receipt: { booking, refunds, creditsReturned: 100 },
      cancelledIds: ['b1'],
    },
  ],
  ['a receipt is read once', run(chosen, started, done, { type: 'receipt-read' }), { receipt: undefined }],
  [
    'the next choice replaces the receipt',
    run(chosen, started, done, { type: 'chosen', booking: other }),
    { receipt: undefined, bookingToCancel: other },
  ],
])('the cancellation dialog moves on: %s', (_name, state, expected) => expect(state).toMatchObject(expected))

test.each([
  ['while it is only chosen', run(chosen), false],
  ['while it is being cancelled', run(chosen, started), true],
  ['after a failure', run(chosen, started, failed), false],
  ['after success', run(chosen, started, done), true],
])('the list hides the booking %s: %s', (_name, state, out) => {
  expect(isRemoved(state, 'b1')).toBe(out)
  expect(isRemoved(state, 'b2')).toBe(false)
})
