import { expect, test } from 'vitest'
import { calendar as hindiTimes } from '#hindi/calendar.ts'
import { calendar as tamilTimes } from '#tamil/calendar.ts'

test.each([
  ['2026-12-05T21:00:00+05:30', 'शनि, 5 दिस, रात 9 बजे'],
  ['2026-12-06T10:00:00+05:30', 'रवि, 6 दिस, सुबह 10 बजे'],
  ['2026-12-06T12:00:00+05:30', 'रवि, 6 दिस, दोपहर 12 बजे'],
  ['2026-12-06T12:30:00+05:30', 'रवि, 6 दिस, दोपहर 12:30 बजे'],
  ['2026-12-06T15:59:00+05:30', 'रवि, 6 दिस, दोपहर 3:59 बजे'],
  ['2026-12-06T16:00:00+05:30', 'रवि, 6 दिस, शाम 4 बजे'],
  ['2026-12-06T19:59:00+05:30', 'रवि, 6 दिस, शाम 7:59 बजे'],
  ['2026-12-06T20:00:00+05:30', 'रवि, 6 दिस, रात 8 बजे'],
  ['2026-12-07T00:00:00+05:30', 'सोम, 7 दिस, रात 12 बजे'],
  ['2026-12-07T03:59:00+05:30', 'सोम, 7 दिस, रात 3:59 बजे'],
  ['2026-12-07T04:00:00+05:30', 'सोम, 7 दिस, सुबह 4 बजे'],
  ['2027-01-01T23:45:00+05:30', 'शुक्र, 1 जन, रात 11:45 बजे'],
])('the moment %s reads in Hindi as %s', (instant, words) => {
  expect(hindiTimes.shortMoment(new Date(instant))).toBe(words)
})

test.each([
  ['2026-12-05T21:00:00+05:30', 'शनि, 5 दिसंबर, रात 9 बजे', 'சனி, 5 டிசம்பர், இரவு 9 மணி'],
  ['2027-01-01T00:00:00+05:30', 'शुक्र, 1 जनवरी 2027, रात 12 बजे', 'வெள்ளி, 1 ஜனவரி 2027, இரவு 12 மணி'],
  ['2026-08-15T15:30:00+05:30', 'शनि, 15 अगस्त, दोपहर 3:30 बजे', 'சனி, 15 ஆகஸ்ட், மதியம் 3:30 மணி'],
])('the moment %s is written as %s in Hindi and as %s in Tamil on a page of 2026', (instant, hindi, tamil) => {
  const now = new Date('2026-11-27T12:00:00+05:30')
  expect(hindiTimes.moment(new Date(instant), now)).toBe(hindi)
  expect(tamilTimes.moment(new Date(instant), now)).toBe(tamil)
})

test('days and months have names in each language', () => {
  expect([
    hindiTimes.weekday('2026-12-05'),
    hindiTimes.shortWeekday('2026-12-05'),
    hindiTimes.month('2026-12'),
  ]).toEqual(['शनिवार', 'शनि', 'दिसंबर'])
  expect([tamilTimes.weekday('2026-12-06'), tamilTimes.month('2026-12-06')]).toEqual(['ஞாயிற்றுக்கிழமை', 'டிசம்பர்'])
})
