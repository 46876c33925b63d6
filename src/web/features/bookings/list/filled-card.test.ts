import { expect, test } from 'vitest'
import type { Booking } from '#contract/bookings.ts'
import { filledCard, wantsAnswer } from './filled-card.ts'

const plain = { role: 'owner', fastCheckInStatus: null, modification: null, extensionRequest: null } as const
const booking = (id: string, change: object = {}): Booking => ({ ...plain, id, ...change }) as Booking
const invitation = booking('invitation', { role: 'partner', fastCheckInStatus: 'invited' })
const change = booking('change', { modification: { id: 'm' } })

test.each([
  ['a stay like any other', plain, false],
  ['an invitation', invitation, true],
  ['an accepted invitation', { ...invitation, fastCheckInStatus: 'accepted' }, false],
  ['the owner’s own invite', { ...plain, fastCheckInStatus: 'invited' }, false],
  ['an unpaid change', change, true],
  ['unpaid extra hours', booking('hours', { extensionRequest: { status: 'acknowledged' } }), true],
  ['paid extra hours', booking('hours', { extensionRequest: { status: 'paid' } }), false],
] as const)('the booking’s card knows whether %s waits for the guest’s answer: %s', (_name, asking, waits) =>
  expect(wantsAnswer(asking as Booking)).toBe(waits),
)

test.each([
  ['an unpaid room', [booking('unpaid')], [booking('next'), change], 'unpaid'],
  ['what waits for an answer', [], [booking('next'), change, invitation], 'change'],
  ['the next stay', [], [booking('next'), booking('later')], 'next'],
  ['nothing', [], [], undefined],
] as const)('the filled button belongs to %s', (_name, unpaid, bookings, id) =>
  expect(filledCard({ unpaid, bookings })).toBe(id),
)
