import { expect, test } from 'vitest'
import {
  isPasskeyHeldBack,
  notMeExpiry,
  notMeOutcome,
  notMeState,
  type NoticeKind,
  type NotMeOutcome,
  type NotMeState,
} from './not-me.ts'

const TOLD = new Date('2026-12-01T09:00:00+05:30')
const HOUR = 3_600_000
const hoursLater = (hours: number, milliseconds = 0) => new Date(TOLD.getTime() + hours * HOUR + milliseconds)

test.each<[Date | null, Date, NotMeState]>([
  [null, TOLD, 'open'],
  [null, hoursLater(72, -1), 'open'],
  [null, hoursLater(72), 'over'],
  [TOLD, hoursLater(1), 'used'],
  [TOLD, hoursLater(72), 'used'],
])('a "Not me" link used at %s and opened at %s is %s', (usedAt, now, state) =>
  expect(notMeState({ usedAt, expiresAt: notMeExpiry(TOLD) }, now)).toBe(state),
)

test.each<[NoticeKind, boolean, NotMeOutcome]>([
  ['post', false, 'ended'],
  ['post', true, 'office_told'],
  ['pairing', true, 'ended'],
  ['passkey', true, 'ended'],
])('"Not me" after a %s, with the last manager %s, ends as %s', (kind, isLastManager, outcome) =>
  expect(notMeOutcome(kind, { isLastManager })).toBe(outcome),
)

test.each<[Date | null, Date, boolean]>([
  [null, TOLD, false],
  [TOLD, hoursLater(24, -1), true],
  [TOLD, hoursLater(24), false],
])('a first passkey after a refusal at %s, made at %s, has to wait: %s', (disownedAt, now, waits) =>
  expect(isPasskeyHeldBack(disownedAt, now)).toBe(waits),
)
