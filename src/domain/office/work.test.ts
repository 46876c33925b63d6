import { describe, expect, test } from 'vitest'
import { canSnooze, caseOfWork, codeOfHotelCase, isEndedByHand, latestSnooze, workKeyOf } from './work.ts'

const booking = { code: '7K3M9QXZ' }

describe('keys of work', () => {
  test.each([
    ['complaint', 'C-ZA6W87', null, 'case:C-ZA6W87', 'C-ZA6W87'],
    ['refused', 'b1', booking, 'case:H-7K3M9QXZ', 'H-7K3M9QXZ'],
    ['dispute', 'b1', booking, 'case:H-7K3M9QXZ', 'H-7K3M9QXZ'],
    ['dearer_room', 'b1', booking, 'case:H-7K3M9QXZ', 'H-7K3M9QXZ'],
    ['refund_late', 'r1', booking, 'refund:r1', undefined],
    ['refund_failed', 'r1', booking, 'refund:r1', undefined],
    ['given_up', 'outbox:7', null, 'given_up:outbox:7', undefined],
    ['many_cases', '12', null, 'many_cases:12', undefined],
  ] as const)('the work %s keeps its key while its kind changes', (kind, id, of, key, ref) => {
    expect([workKeyOf({ kind, id, booking: of }), caseOfWork({ kind, id, booking: of })]).toEqual([key, ref])
  })

  test('only the reference of a hotel’s case contains a booking’s code', () => {
    expect(['H-7K3M9QXZ', 'C-ZA6W87'].map(codeOfHotelCase)).toEqual(['7K3M9QXZ', undefined])
  })

  test('only work that ends with a call can be marked as done by hand', () => {
    expect(['not_me', 'complaint', 'refund_late'].map(isEndedByHand)).toEqual([true, false, false])
  })
})

describe('the limits for snoozing work', () => {
  const now = new Date('2026-12-07T10:00:00+05:30')
  const at = (time: string) => new Date(`2026-12-07T${time}:00+05:30`)
  test.each([
    ['until it is due', at('14:00'), at('14:00')],
    ['half an hour when it is due sooner', at('10:29'), at('10:30')],
    ['half an hour when it is overdue', at('09:00'), at('10:30')],
    ['a month without a due time', null, new Date('2027-01-07T10:00:00+05:30')],
  ] as const)('work leaves the list %s', (_name, due, latest) => {
    expect(latestSnooze({ due }, now)).toEqual(latest)
    expect(canSnooze(latest, { due }, now)).toBe(true)
    expect(canSnooze(new Date(+latest + 1), { due }, now)).toBe(false)
    expect(canSnooze(now, { due }, now)).toBe(false)
  })
})
