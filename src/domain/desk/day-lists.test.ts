import { expect, test } from 'vitest'
import { dayList, deskStatus, type DayList, type DeskStatus } from './day-lists.ts'
import type { VisitStatus } from './visit.ts'

const at = (moment: string) => new Date(`2026-12-${moment}:00+05:30`)
/** An evening, a morning, a full day that began the day before, and a week. */
const STAYS = {
  evening: { start: at('05T21:00'), end: at('06T10:00') },
  morning: { start: at('05T10:00'), end: at('05T19:00') },
  fullDay: { start: at('04T12:00'), end: at('05T11:00') },
  week: { start: at('01T12:00'), end: at('08T11:00') },
}
type Stay = keyof typeof STAYS

test.each<[Stay, VisitStatus, string, string, DayList | undefined]>([
  ['evening', 'expected', '2026-12-05', '05T20:52', 'arriving'],
  ['evening', 'expected', '2026-12-05', '05T23:59', 'arriving'],
  // after midnight it is the next day, but the guests may still come
  ['evening', 'expected', '2026-12-06', '06T01:00', 'arriving'],
  ['evening', 'expected', '2026-12-06', '06T10:00', 'gone'],
  ['evening', 'here', '2026-12-05', '05T22:00', 'here'],
  ['evening', 'here', '2026-12-06', '06T00:00', 'leaving'],
  ['evening', 'here', '2026-12-06', '06T11:00', 'leaving'],
  ['evening', 'left', '2026-12-06', '06T09:00', 'gone'],
  ['evening', 'no_show', '2026-12-05', '05T23:00', 'gone'],
  ['morning', 'here', '2026-12-05', '05T13:00', 'leaving'],
  // on other days the booked time decides
  ['evening', 'expected', '2026-12-05', '04T12:00', 'arriving'],
  ['evening', 'expected', '2026-12-06', '05T20:00', 'leaving'],
  ['week', 'here', '2026-12-05', '03T20:00', 'here'],
  ['evening', 'left', '2026-12-05', '06T12:00', 'arriving'],
  ['fullDay', 'expected', '2026-12-06', '05T10:00', undefined],
  ['fullDay', 'expected', '2026-12-03', '05T10:00', undefined],
])('the desk finds an %s booking with guests %s, in the list of %s at %s, under %s', (stay, visit, date, now, list) =>
  expect(dayList({ period: STAYS[stay], visit }, date, at(now))).toBe(list),
)

const facts = (visit: VisitStatus, more: object = {}) => ({
  period: STAYS.evening,
  visit,
  isSeen: true,
  isSuperfast: false,
  hasObjected: false,
  openCase: null,
  ...more,
})

test.each<[VisitStatus, object, string, DeskStatus]>([
  ['expected', { isSeen: false }, '05T20:00', 'new'],
  ['expected', { isSuperfast: true }, '05T20:00', 'superfast'],
  ['expected', {}, '05T20:00', 'expected'],
  ['expected', { isSuperfast: true }, '05T21:14', 'superfast'],
  ['expected', { isSuperfast: true }, '05T21:15', 'late'],
  ['expected', { isSeen: false }, '05T23:00', 'new'],
  ['expected', { isSeen: false }, '06T10:00', 'nobody_marked'],
  ['here', {}, '06T08:59', 'here'],
  ['here', {}, '06T09:00', 'leaving'],
  ['here', {}, '06T10:00', 'overdue'],
  ['left', {}, '06T10:00', 'left'],
  ['no_show', {}, '05T23:00', 'no_show'],
  ['no_show', { hasObjected: true }, '05T23:00', 'objected'],
  ['expected', { isSeen: false, openCase: 'cannot_take' }, '05T20:00', 'cannot_take'],
  ['expected', { openCase: 'turned_away' }, '05T21:20', 'turned_away'],
  ['here', { openCase: 'turned_away' }, '05T21:20', 'turned_away'],
  ['expected', { openCase: 'turned_away' }, '06T10:00', 'nobody_marked'],
  ['left', { openCase: 'turned_away' }, '05T23:00', 'left'],
])('the desk labels guests %s with %o at %s as %s', (visit, more, now, word) =>
  expect(deskStatus(facts(visit, more), at(now))).toBe(word),
)
