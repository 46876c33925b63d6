import { describe, expect, test } from 'vitest'
import { WORK_KINDS, type WaitingWork } from '#contract/office-now.ts'
import { ageWords } from '../age-words.ts'
import { workPlace } from './work-place.ts'
import { kindWords, stayWords, WORK_GROUPS, workLine, workTitle } from './work-words.ts'

const work = {
  id: 'UC-1',
  key: 'case:UC-1',
  owner: null,
  snoozed_until: null,
  notes: 0,
  can_end: false,
  hotel_id: 12,
  since: '2026-12-05T21:00:00+05:30',
  due: '2026-12-08T10:00:00+05:30',
  due_is_ours: true,
  booking: { id: 'b', code: 'K7Q2MPXX' },
  guest: 'Asha Rao',
  checkin: '2026-12-05T21:00:00+05:30',
  hotel: 'Monsoon House',
  city: 'Pune',
  phone: null,
  amount: 1474,
  note: null,
  wanted_hotel: null,
  signs: [],
} satisfies Omit<WaitingWork, 'kind'>

describe('the office’s list of work', () => {
  test.for(WORK_KINDS)('the work %s is in one group and has its own title', (kind) => {
    expect(WORK_GROUPS.filter(({ kinds }) => (kinds as readonly string[]).includes(kind))).toHaveLength(1)
    const titles = WORK_KINDS.map((each) => workTitle({ ...work, kind: each }))
    expect(titles.filter((title) => title === workTitle({ ...work, kind }))).toHaveLength(1)
  })

  test('the line of an e-invoice names its number, its hotel and the portal’s answer', () => {
    const waiting = { ...work, kind: 'e_invoice', id: '2026-12:M1/2627/000042', booking: null, guest: null } as const
    expect(workTitle(waiting)).toBe('Register e-invoice M1/2627/000042, Monsoon House')
    expect(workLine({ ...waiting, note: 'Check the hotel’s GSTIN.' })).toBe('Check the hotel’s GSTIN.')
    expect(workLine(waiting)).toBe('The portal does not answer. It will be asked again.')
    expect(workPlace(waiting)).toBe('/office/returns?month=2026-12')
  })

  test('the office’s list of work says which hotel to call, and how much money waits', () => {
    expect(workTitle({ ...work, kind: 'to_ring' })).toBe('Ring Monsoon House')
    expect(workTitle({ ...work, kind: 'refund_failed' })).toBe('Refund failed, ₹1,474')
    expect(workLine({ ...work, kind: 'still_in_room', booking: null, guest: null, note: 'walk-in' })).toMatch(
      /^A walk-in should have left/,
    )
    expect(workLine({ ...work, kind: 'refund_failed' })).toBe('Asha Rao, K7Q2MPXX, Monsoon House, Pune')
    expect(workLine({ ...work, kind: 'refused', note: 'The gate is closed' })).toBe(
      'Asha Rao, K7Q2MPXX, Monsoon House, Pune: The gate is closed',
    )
    expect(workLine({ ...work, kind: 'refused', note: 'cannot_take room_unusable' })).toBe(
      'Asha Rao, K7Q2MPXX, Monsoon House, Pune: the hotel cannot take them, the room cannot be used',
    )
  })

  test('the office’s list of work names the guest and the stay’s time, and explains each kind only once', () => {
    const now = new Date('2026-12-05T20:00:00+05:30')
    expect(workLine({ ...work, kind: 'to_ring' })).toBe('Asha Rao, K7Q2MPXX')
    expect(kindWords('to_ring')).toMatch(/asked twice/)
    expect(kindWords('refused')).toBeUndefined()
    expect(stayWords({ ...work, kind: 'to_ring' }, now)).toBe('Stay from Sat, 5 Dec, 9 PM')
    expect(stayWords({ ...work, kind: 'application', checkin: null }, now)).toBeUndefined()
  })

  test.for([
    [0, '0 min'],
    [59, '59 min'],
    [60, '1 h'],
    [47 * 60, '47 h'],
    [48 * 60, '2 days'],
    [-5, '0 min'],
  ] as const)('the office’s list of work shows %i minutes as %s', ([minutes, words]) => {
    const since = new Date('2026-12-05T15:30:00Z')
    expect(ageWords(since, new Date(since.getTime() + minutes * 60_000))).toBe(words)
  })
})
