import { expect, test } from 'vitest'
import type { Booking, ExtensionBill } from '#contract/bookings.ts'
import { nextExtend, startExtend, type ExtendEvent, type ExtendState } from './extend-machine.ts'

const booking = { id: 'b1' } as Booking
const refusal = { status: 409, code: 'EXTENSION_WAITING', message: 'Pay or cancel them first.' }
const quoteFor = (hours: number, isFree = true) => ({ hours, bill: { hours } as ExtensionBill, isFree })
const quoted = (hours: number, free: 'free' | 'taken' = 'free'): ExtendEvent => ({
  type: 'quoted',
  quote: quoteFor(hours, free === 'free'),
})
const choose = (hours: number): ExtendEvent => ({ type: 'hours-chosen', hours })
const started: ExtendEvent = { type: 'started' }

const run = (...events: ExtendEvent[]): ExtendState => events.reduce(nextExtend, startExtend(booking))

test.each<[string, ExtendState, Partial<ExtendState>]>([
  ['begins with two hours', run(), { hours: 2, quote: undefined }],
  ['never fewer than one', run(choose(0)), { hours: 1 }],
  ['never more than twelve', run(choose(13)), { hours: 12 }],
  ['a quote is shown', run(quoted(2)), { quote: quoteFor(2) }],
  ['a quote of other hours is not', run(choose(3), quoted(2)), { quote: undefined }],
  ['other hours clear the quote', run(quoted(2), choose(3)), { hours: 3, quote: undefined }],
  ['asks', run(quoted(2), started), { isAsking: true }],
  ['asks for nothing without a quote', run(started), { isAsking: false }],
  ['asks for nothing that is taken', run(quoted(2, 'taken'), started), { isAsking: false }],
  ['hours stay while asking', run(quoted(2), started, choose(5)), { hours: 2, isAsking: true }],
  [
    'a refusal stops asking and keeps hours and quote',
    run(quoted(2), started, { type: 'refused', refusal }),
    { isAsking: false, problem: refusal, quote: quoteFor(2) },
  ],
  [
    'a late refusal of other hours says nothing',
    run(choose(3), { type: 'not-quoted', hours: 2, refusal }),
    { problem: undefined },
  ],
  ['a price that could not be read', run({ type: 'not-quoted', hours: 2, refusal }), { problem: refusal }],
  [
    'is asked for again',
    run({ type: 'not-quoted', hours: 2, refusal }, { type: 'asked-again' }),
    { problem: undefined },
  ],
])('the dialog for extra hours moves on: %s', (_name, state, expected) => expect(state).toMatchObject(expected))
