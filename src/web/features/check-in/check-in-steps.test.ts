import { describe, expect, test } from 'vitest'
import { startCheckIn } from './check-in-machine.ts'
import { canRequestCheckIn, checkInSteps, progressWords } from './check-in-steps.ts'

const stateOf = (fastCheckInStatus: 'invited' | 'accepted' | null, request: string | null) =>
  startCheckIn({ fastCheckInStatus, partner: null, userRequest: request === null ? null : { status: request } })

describe('the check-in steps', () => {
  test.each([
    ['nothing yet', {}, null, null, 'now later later later', '0 of 4 done'],
    ['a photo', { hasPhoto: true }, null, null, 'done now later later', '1 of 4 done'],
    ['only an ID', { hasId: true }, null, null, 'now done later later', '1 of 4 done'],
    ['both', { hasPhoto: true, hasId: true }, null, null, 'done done now later', '2 of 4 done'],
    ['both, invited', { hasPhoto: true, hasId: true }, 'invited', 'created', 'done done now later', '2 of 4 done'],
    ['both, accepted', { hasPhoto: true, hasId: true }, 'accepted', null, 'done done done now', '3 of 4 done'],
    ['confirmed', { hasPhoto: true, hasId: true }, 'accepted', 'confirmed', 'done done done done', '4 of 4 done'],
    ['alone', { hasPhoto: true, hasId: true, guests: 1 }, null, null, 'done done now', '2 of 3 done'],
  ] as const)('the steps show %s', (_name, known, status, request, states, words) => {
    const steps = checkInSteps(stateOf(status, request), { hasPhoto: false, hasId: false, guests: 2, ...known })
    expect(steps.map(({ state }) => state).join(' ')).toBe(states)
    expect(progressWords(steps)).toBe(words)
  })

  test.each([
    [null, null, 2, false],
    [null, null, 1, true],
    ['invited', null, 2, true],
    ['accepted', null, 2, true],
    ['invited', 'created', 2, false],
    ['accepted', 'confirmed', 2, false],
  ] as const)('a partner %s, a request %s and %d guests allow a check-in: %s', (status, request, guests, may) =>
    expect(canRequestCheckIn(stateOf(status, request), guests)).toBe(may),
  )
})
