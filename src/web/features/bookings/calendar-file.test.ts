import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const stay = {
  id: '0b7c',
  short_id: 'UN48213',
  checkin_date: '2026-12-05T21:00:00+05:30',
  leaves_at: '2026-12-06T10:00:00+05:30',
  created_at: '2026-11-21T10:00:00+05:30',
  hotel: {
    address: 'Lane 6, Koregaon Park; Pune 411001',
    locality: 'Koregaon Park',
    localityNames: { hi: 'कोरेगाँव पार्क' },
    city: 'Pune',
    cityNames: { hi: 'पुणे' },
  },
}

test('the calendar file contains the time in UTC, and names neither the hotel nor the stay in its title', () => {
  const lines = calendarFile(stay).split('\r\n')
  expect(lines).toContain('DTSTART:20261205T153000Z')
  expect(lines).toContain('DTEND:20261206T043000Z')
  expect(lines).toContain('DTSTAMP:20261121T043000Z')
  expect(lines).toContain('SUMMARY:Uncle UN48213')
  expect(lines).toContain('LOCATION:Lane 6\\, Koregaon Park\\; Pune 411001')
})

test('the calendar file folds long lines to at most 75 bytes', () => {
  const file = calendarFile({ ...stay, hotel: { ...stay.hotel, address: 'गली '.repeat(60) } })
  const lengths = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`LOCATION:${'गली '.repeat(60)}`)
})
