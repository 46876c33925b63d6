import { expect, test } from 'vitest'
import { csvText } from './csv-text.ts'

test.each([
  ['Pune', 'Pune'],
  [14, '14'],
  [null, ''],
  ['Pillai, Meera', '"Pillai, Meera"'],
  ['The “Court” or "Court"', '"The “Court” or ""Court"""'],
  ['Two floors.\nNo lift.', '"Two floors.\nNo lift."'],
  ['+919876500003', '+919876500003'],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['-225.05', '-225.05'],
  ['-225.', "'-225."],
  ['+cmd', "'+cmd"],
  ['-1+1', "'-1+1"],
  ['@SUM(1)', "'@SUM(1)"],
])('a CSV cell %o is written as %s', (cell, written) => expect(csvText([[cell]])).toBe(`${written}\r\n`))

test('each CSV row has its own line', () =>
  expect(
    csvText([
      ['a', 1],
      ['b', null],
    ]),
  ).toBe('a,1\r\nb,\r\n'))
