import { expect, test } from 'vitest'
import type { Booking } from '#contract/bookings.ts'
import { changeBlocks } from './change-blocks.ts'

const OPEN = {
  actions: ['cancel', 'modify', 'extend'],
  checkout_date: '2026-12-06T10:00:00+05:30',
  leaves_at: '2026-12-06T10:00:00+05:30',
  extensionRequest: null,
  modification: null,
  cancel_hours: 24,
} as unknown as Booking
const asked = { status: 'acknowledged' } as Booking['extensionRequest']
const given = { status: 'cancelled' } as Booking['extensionRequest']
const later = { leaves_at: '2026-12-06T12:00:00+05:30' }
const change = { id: 'm1' } as Booking['modification']

test.each<[string, Partial<Booking>, Record<'cancel' | 'modify' | 'extend', RegExp | undefined>]>([
  ['in time all is open', {}, { cancel: undefined, modify: undefined, extend: undefined }],
  ['late', { actions: ['extend'] }, { cancel: /24 hours/, modify: /24 hours/, extend: undefined }],
  ['with hours waiting', { extensionRequest: asked }, { cancel: undefined, modify: /^Pay for/, extend: /^Pay for/ }],
  ['with hours paid', later, { cancel: undefined, modify: /^Cancel the extra hours first/, extend: undefined }],
  ['with hours given up', { extensionRequest: given }, { cancel: undefined, modify: undefined, extend: undefined }],
  ['with a change waiting', { modification: change }, { cancel: undefined, modify: undefined, extend: /waiting/ }],
])('the booking’s buttons are open or blocked: %s', (_name, changed, blocks) => {
  const found = changeBlocks({ ...OPEN, ...changed })
  for (const each of ['cancel', 'modify', 'extend'] as const) {
    const expected = blocks[each]
    if (expected) expect(found[each]).toMatch(expected)
    else expect(found[each]).toBeUndefined()
  }
})
