import { expect, test } from 'vitest'
import { HOTEL_TEXTS, type HotelTextKind, type NoticeStay } from '#domain/hotel-messages/hotel-text.ts'
import { SITE_TEXTS } from '#domain/hotel-messages/site-text.ts'
import { LANGUAGES } from '#domain/languages.ts'
import { dayListText } from './day-list-text.ts'
import { hotelSubject, hotelText, noticeWords, siteText } from './hotel-text.ts'

const STAY: NoticeStay = {
  code: '7K3M9QXZ',
  slot: 3,
  checkin: new Date('2026-12-05T21:00:00+05:30'),
  leaves: new Date('2026-12-06T12:00:00+05:30'),
  rooms: 1,
  due: 1260,
}
const LINK = 'https://uncle.example/seen#t'

const english = (kind: HotelTextKind, stay = STAY) => hotelText(kind, 'en', noticeWords(stay, 'en', LINK)).body

test.each<[HotelTextKind, string]>([
  [
    'new',
    'Uncle: new booking 7K3M9QXZ: Evening, Sat, 5 Dec, 9 PM, 1 room. TAKE ₹1,260. Seen it? https://uncle.example/seen#t',
  ],
  ['changed', 'Uncle: 7K3M9QXZ has changed. Now Evening, Sat, 5 Dec, 9 PM, 1 room. TAKE ₹1,260.'],
  ['extended', 'Uncle: 7K3M9QXZ has extra hours, until Sun, 6 Dec, 12 noon, 1 room. TAKE ₹1,260.'],
  ['cancelled', 'Uncle: 7K3M9QXZ is cancelled: Evening, Sat, 5 Dec, 9 PM, 1 room.'],
  ['moved_away', 'Uncle: 7K3M9QXZ goes to another hotel: Evening, Sat, 5 Dec, 9 PM, 1 room. Do not expect it.'],
  ['arriving', 'Uncle: 7K3M9QXZ arrives within the hour: Evening, Sat, 5 Dec, 9 PM, 1 room. TAKE ₹1,260.'],
])('the hotel’s text %s reads in English', (kind, body) => expect(english(kind)).toBe(body))

test('a text about a paid booking says PAID and counts the rooms', () => {
  expect(english('changed', { ...STAY, rooms: 2, due: 0 })).toContain('2 rooms. PAID.')
})

test('the text about a new booking can be written in Hindi', () => {
  expect(hotelText('new', 'hi', noticeWords(STAY, 'hi', LINK)).body).toBe(
    'Uncle: नई बुकिंग 7K3M9QXZ: ईवनिंग, शनि, 5 दिस, रात 9 बजे, 1 कमरा। ₹1,260 लेना है। देख ली? https://uncle.example/seen#t',
  )
  expect(hotelText('changed', 'hi', noticeWords({ ...STAY, rooms: 2, due: 0 }, 'hi')).body).toContain('2 कमरे। PAID')
})

test('the text about a new booking can be written in Tamil', () => {
  expect(hotelText('new', 'ta', noticeWords(STAY, 'ta', LINK)).body).toBe(
    'Uncle: புதிய புக்கிங் 7K3M9QXZ: ஈவ்னிங், சனி, 5 டிச, இரவு 9 மணி, 1 ரூம். ₹1,260 வாங்க வேண்டும். பார்த்தீர்களா? https://uncle.example/seen#t',
  )
})

test.each(HOTEL_TEXTS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const)))(
  'the text %s in %s is its template with the variables in order',
  (kind, language) => {
    const words = noticeWords(STAY, language, LINK)
    const { body, values } = hotelText(kind, language, words)
    let from = 0
    for (const value of values) {
      const at = body.indexOf(value, from)
      expect(at, value).toBeGreaterThanOrEqual(from)
      from = at + value.length
    }
    expect(hotelSubject(kind, language, STAY.code)).toContain(STAY.code)
  },
)

test('the list of the day’s arrivals has one line for each arrival', () => {
  const stays = [STAY, { ...STAY, code: 'AAAA2222', slot: 0 as const, due: 0, rooms: 2 }]
  expect(dayListText('tomorrow', { language: 'en', day: STAY.checkin, stays }).body).toBe(
    'Uncle: Tomorrow, Sat, 5 Dec (2)\n\n[ ]  7K3M9QXZ  Sat, 5 Dec, 9 PM  Evening  1 room  TAKE ₹1,260\n[ ]  AAAA2222  Sat, 5 Dec, 9 PM  Morning  2 rooms  PAID\n',
  )
  expect(dayListText('today', { language: 'hi', day: STAY.checkin, stays }).subject).toBe('Uncle: आज, शनि, 5 दिस (2)')
})

const CHANNELS = 'https://www.uncle.example/desk/channels'

test.each([
  ['sold_twice', 'Uncle: a room is sold twice for the same time. Your desk says which, and what to do: '],
  ['site_silent', 'Uncle: we could not read another site for an hour. A room can be sold twice now. See your desk: '],
] as const)('the text %s fits one SMS in English', (kind, words) => {
  const { body } = siteText(kind, 'en', CHANNELS)
  expect(body).toBe(words + CHANNELS)
  expect(body).toMatch(/^[ !,\-./0-9:?A-Za-z]{1,160}$/)
})

test.each(SITE_TEXTS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const)))(
  'the text %s in %s has a subject and the link as its only value',
  (kind, language) => {
    const { subject, body, values } = siteText(kind, language, CHANNELS)
    expect(values).toEqual([CHANNELS])
    expect(body.endsWith(CHANNELS)).toBe(true)
    expect(subject).toMatch(/^Uncle: \S/)
  },
)
