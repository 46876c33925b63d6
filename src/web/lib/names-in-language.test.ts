import { expect, test, vi } from 'vitest'

vi.mock('#words/language.ts', () => import('#hindi/language.ts'))

const { addressOf } = await import('./names-in-language.ts')
const { calendarFile } = await import('#web/features/bookings/calendar-file.ts')

const HOTEL = {
  address: '6, Lane 5, Baner, Pune 411045',
  locality: 'Baner',
  localityNames: { hi: 'बाणेर' },
  city: 'Pune',
  cityNames: { hi: 'पुणे', ta: 'புனே' },
}
const STAY = {
  id: '0b7c',
  short_id: 'UN48213',
  checkin_date: '2026-12-05T21:00:00+05:30',
  leaves_at: '2026-12-06T10:00:00+05:30',
  created_at: '2026-11-21T10:00:00+05:30',
  hotel: HOTEL,
}

test.each([
  ['both names', HOTEL, '6, Lane 5, Baner, Pune 411045 (बाणेर, पुणे)'],
  ['the city’s name', { ...HOTEL, localityNames: {} }, '6, Lane 5, Baner, Pune 411045 (Baner, पुणे)'],
  ['no name', { ...HOTEL, localityNames: { ta: 'பானேர்' }, cityNames: {} }, '6, Lane 5, Baner, Pune 411045'],
])('an address in Hindi has %s that are known in Hindi', (_which, hotel, address) => {
  expect(addressOf(hotel)).toBe(address)
})

test('a calendar file in Hindi has the hotel’s locality and city in Hindi', () => {
  const file = calendarFile(STAY).replaceAll('\r\n ', '')
  expect(file).toContain('PRODID:-//Uncle//Bookings//HI')
  expect(file).toContain('LOCATION:6\\, Lane 5\\, Baner\\, Pune 411045 (बाणेर\\, पुणे)\r\n')
})
