import { describe, expect, test } from 'vitest'
import { addMinutes, istInstant } from '../kernel/ist.ts'
import { checkInStatus } from './check-in-request.ts'
import { canResendText, movePartner, PARTNER_EVENTS, PARTNER_STATUSES } from './partner-invite.ts'

describe('a partner’s invite', () => {
  const legal: Record<string, string> = {
    'none invite': 'invited',
    'invited invite': 'invited',
    'invited accept': 'accepted',
    'invited decline': 'declined',
    'invited take_back': 'cancelled',
    'accepted invite': 'accepted',
    'accepted accept': 'accepted',
    'accepted decline': 'declined',
    'accepted take_back': 'cancelled',
    'cancelled invite': 'invited',
    'cancelled invite_another': 'invited',
    'cancelled take_back': 'cancelled',
    'declined invite': 'invited',
    'declined invite_another': 'invited',
    'declined decline': 'declined',
    'declined take_back': 'declined',
  }
  const grid = (['none', ...PARTNER_STATUSES] as const).flatMap((status) =>
    PARTNER_EVENTS.map((event) => [status, event] as const),
  )
  test.each(grid)(
    'an invite that is %s changes its status on %s only if the table lists that transition',
    (status, event) => {
      const moved = movePartner(status, event)
      const refused = event === 'invite_another' ? 'PARTNER_ALREADY_INVITED' : 'INVITE_OVER'
      expect(moved.ok ? moved.value : moved.refusal).toBe(legal[`${status} ${event}`] ?? refused)
    },
  )

  test.each([
    [0, false],
    [9.99, false],
    [10, true],
    [600, true],
  ])('the guest may send another invite text %d minutes after the last: %s', (minutes, expected) => {
    const texted = istInstant('2026-12-05', 12)
    expect(canResendText(texted, addMinutes(texted, minutes))).toBe(expected)
  })
})

test.each([
  [1, 'none', 'confirmed'],
  [1, 'invited', 'confirmed'],
  [2, 'none', 'created'],
  [2, 'invited', 'created'],
  [2, 'accepted', 'confirmed'],
  [2, 'cancelled', 'created'],
  [2, 'declined', 'created'],
  [4, 'accepted', 'confirmed'],
] as const)('a check-in of %i guests whose partner is %s is %s', (guests, partner, status) =>
  expect(checkInStatus(guests, partner)).toBe(status),
)
