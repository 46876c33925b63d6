import { expect, test } from 'vitest'
import { actsAs, type StaffRole } from './staff.ts'

test.each<[StaffRole, boolean, boolean, StaffRole]>([
  ['desk', true, true, 'desk'],
  ['desk', false, true, 'desk'],
  ['manager', true, false, 'manager'],
  ['manager', false, false, 'desk'],
  ['manager', false, true, 'manager'],
])('%s, local %s, passkey shown %s: acts as %s', (role, isLocal, hasShownPasskey, as) =>
  expect(actsAs(role, { isLocal, hasShownPasskey })).toBe(as),
)
