import { describe, expect, test } from 'vitest'
import { addMinutes, istInstant } from '../kernel/ist.ts'
import { checkPicturesOpen, numberPictures, type CheckInRequestStatus, type DeskPicture } from './desk-pictures.ts'
import { shortStaffName, watermarkWords } from './watermark.ts'

const CHECKIN = istInstant('2026-12-05', 21)
const stay = { status: 'completed' as const, checkin: CHECKIN, leaves: istInstant('2026-12-06', 10), leftAt: null }

describe('pictures at the desk', () => {
  const words = (pictures: DeskPicture[]) =>
    numberPictures(pictures).map(({ n, party, kind }) => `${n} ${party} ${kind}`)
  const photo = (party: DeskPicture['party']): DeskPicture => ({ kind: 'photo', party })
  const identity = (party: DeskPicture['party']): DeskPicture => ({ kind: 'identity', party })

  test.each<[string, DeskPicture[], string[]]>([
    ['none', [], []],
    ['one guest', [identity('owner'), photo('owner')], ['1 owner photo', '3 owner identity']],
    ['a guest whose photo was deleted', [identity('owner')], ['3 owner identity']],
    [
      'two guests',
      [identity('partner'), photo('partner'), photo('owner'), identity('owner'), identity('owner')],
      ['1 owner photo', '2 partner photo', '3 owner identity', '4 partner identity', '5 owner identity'],
    ],
    [
      'two guests, after the owner deleted all pictures',
      [photo('partner'), identity('partner')],
      ['2 partner photo', '4 partner identity'],
    ],
  ])('the desk numbers the pictures of %s', (_which, pictures, expected) => expect(words(pictures)).toEqual(expected))

  test.each<[CheckInRequestStatus | null, number, string]>([
    [null, 0, 'NO_FAST_CHECK_IN'],
    ['created', 0, 'NO_FAST_CHECK_IN'],
    ['cancelled', 0, 'NO_FAST_CHECK_IN'],
    ['confirmed', -181, 'IDENTITIES_CLOSED'],
    ['confirmed', -180, 'open'],
    ['done', 0, 'open'],
    ['confirmed', 13 * 60 - 1, 'open'],
    ['confirmed', 13 * 60, 'IDENTITIES_CLOSED'],
    ['done', 13 * 60, 'IDENTITIES_CLOSED'],
  ])('the desk opens pictures of a %s check-in, %d minutes after its time: %s', (checkIn, minutes, expected) => {
    const checked = checkPicturesOpen({ stay, checkIn }, addMinutes(CHECKIN, minutes))
    expect(checked.ok ? checked.value : checked.refusal).toBe(expected)
  })
})

describe('the watermark across a picture', () => {
  const staffId = '7f1c2a54-6c0e-4a86-9d0a-2f3b8f0c9a11'
  test.each([
    ['Sunita Pawar', 'SUNITA P.'],
    ['  Sunita  ', 'SUNITA'],
    ['Sunita Rani Pawar', 'SUNITA P.'],
    ['Zoé D’Souza', 'ZOE D.'],
    ["D'Souza", "D'SOUZA"],
    ['सुनीता पवार', 'STAFF 7F1C2A'],
    ['Sunita पवार', 'SUNITA'],
    ['2nd shift', 'STAFF 7F1C2A'],
  ])('the watermark names %j as %s', (name, expected) => expect(shortStaffName({ staffId, name })).toBe(expected))

  test('the watermark says who looked and when, in letters that the watermark can draw', () => {
    const words = watermarkWords({ staffId, name: 'Sunita Pawar' }, istInstant('2026-12-05', 20 + 52 / 60))
    expect(words).toBe('SUNITA P. 5 DEC 8:52 PM')
    expect(watermarkWords({ staffId, name: 'Sunita' }, istInstant('2026-12-05', 12))).toBe('SUNITA 5 DEC 12 NOON')
  })
})
