import { expect, test } from 'vitest'
import { readCalendarAddress } from './given-calendar.ts'

test.for([
  { typed: ' https://ical.example.com/a.ics?s=1 ', is: 'https://ical.example.com/a.ics?s=1' },
  { typed: 'webcal://ical.example.com/a.ics', is: 'https://ical.example.com/a.ics' },
  { typed: 'http://ical.example.com/a.ics', is: undefined },
  { typed: 'https://me:secret@ical.example.com/a.ics', is: undefined },
  { typed: 'file:///etc/passwd', is: undefined },
  { typed: 'ical.example.com/a.ics', is: undefined },
  { typed: `https://ical.example.com/${'a'.repeat(2000)}`, is: undefined },
])('the typed calendar address $typed is stored or refused', ({ typed, is }) => {
  expect(readCalendarAddress(typed)).toBe(is)
})

test('a local server also accepts http addresses on this machine', () => {
  expect(readCalendarAddress('http://127.0.0.1:4000/a.ics', true)).toBe('http://127.0.0.1:4000/a.ics')
})
