/** The values that most often break things. Each is tried in every place of an operation. */
const SHARPEST: { number: readonly number[]; string: readonly string[] } = {
  number: [2 ** 31, 1e308, -1, 1.5, 2 ** 53],
  string: ['\u0000', 'a\u001bb', '', '99999999999999999999', "'", 'x'.repeat(20_000), '-1', '😀'],
}

export function sharpestFor(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return SHARPEST.number
  return typeof value === 'string' ? SHARPEST.string : []
}

/** Numbers at the limits of JavaScript, JSON and the database's columns. */
export const NUMBERS: readonly number[] = [
  0,
  -1,
  1.5,
  -0,
  1e308,
  5e-324,
  32_768,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  -(2 ** 63),
]

const WORDS = [
  '',
  ' ',
  '\n',
  '0',
  '-1',
  '1e999',
  'null',
  'NaN',
  'undefined',
  '2147483648',
  '99999999999999999999',
  '[]',
]
const SCRIPTS = [
  '\u0000',
  'a\u0000b',
  'a\u0007b',
  '\u001b[31m',
  'a\u007fb',
  '\ud800',
  '\ue000',
  '😀',
  '\u202eevil',
  'ﬀ',
  '२०२६',
  '９８７６５４３２１०',
  '😀'.repeat(100),
]
const ATTACKS = ["' or 1=1 --", '../../etc/passwd', '<script>alert(1)</script>', '%00', '%2e%2e%2f', '\\', '{"a":']
const PLACES = ['//other.example', 'https://other.example/', '/\\other.example', 'javascript:alert(1)']
const TIMES = ['2026-13-45', '2026-02-30T10:00', '0000-00-00', '9999-12-31T23:59:59+05:30', '+275760-09-13', '21:00']
const OLD_TIMES = ['1970-01-01T00:00:00Z', '2026-12-05T21:00:00+99:99']
const PHONES = ['+910000000000', '+1 202 555 0100', '9876543210 ext 5']
const LONG = ['x'.repeat(300), '9'.repeat(400), 'x'.repeat(20_000)]

/** Hostile texts, and some that are merely unusual. */
export const TEXTS: readonly string[] = [
  ...WORDS,
  ...SCRIPTS,
  ...ATTACKS,
  ...PLACES,
  ...TIMES,
  ...OLD_TIMES,
  ...PHONES,
  ...LONG,
  '00000000-0000-4000-8000-000000000000',
]

/** Values of other types, and objects with keys that have a meaning in JavaScript or in a database. */
export const OTHERS: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { $gt: '' },
  { inq: [] },
  { constructor: 1 },
  { toString: null },
  JSON.parse('{"__proto__":{"admin":true}}') as unknown,
  Array.from({ length: 300 }, (_one, index) => index),
]
