import { expect, test } from 'vitest'
import { actsAs, sendsInvite, MAX_INVITES_PER_DAY, type StaffRole } from './staff.ts'

test.each<[StaffRole, { isLocal: boolean; isPaired: boolean; hasShownPasskey: boolean }, StaffRole]>([
  ['desk', { isLocal: true, isPaired: false, hasShownPasskey: true }, 'desk'],
  ['desk', { isLocal: false, isPaired: false, hasShownPasskey: true }, 'desk'],
  ['manager', { isLocal: true, isPaired: false, hasShownPasskey: false }, 'manager'],
  ['manager', { isLocal: false, isPaired: false, hasShownPasskey: false }, 'desk'],
  ['manager', { isLocal: false, isPaired: false, hasShownPasskey: true }, 'manager'],
  ['manager', { isLocal: true, isPaired: true, hasShownPasskey: false }, 'desk'],
  ['manager', { isLocal: false, isPaired: true, hasShownPasskey: false }, 'desk'],
  ['manager', { isLocal: false, isPaired: true, hasShownPasskey: true }, 'manager'],
  ['desk', { isLocal: true, isPaired: true, hasShownPasskey: false }, 'desk'],
  ['cleaner', { isLocal: true, isPaired: false, hasShownPasskey: true }, 'cleaner'],
  ['cleaner', { isLocal: false, isPaired: true, hasShownPasskey: false }, 'cleaner'],
])('a member of staff with the role %s on device %o acts as %s', (role, device, as) =>
  expect(actsAs(role, device)).toBe(as),
)

test('a phone gets at most three invitation texts a day', () =>
  expect([sendsInvite(MAX_INVITES_PER_DAY - 1), sendsInvite(MAX_INVITES_PER_DAY)]).toEqual([true, false]))
