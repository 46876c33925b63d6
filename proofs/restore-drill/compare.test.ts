import { describe, expect, test } from 'vitest'
import { differences, NEVER_EMPTY, withoutRows } from './compare.ts'
import type { Record } from './record.ts'

const tables = () => new Map(NEVER_EMPTY.map((name, index) => [name as string, { rows: index + 1, checksum: 'a1' }]))
const files = () =>
  new Map([
    ['pictures/2026-11-23/one', 'd1'],
    ['pictures/2026-11-23/two', 'd2'],
  ])
const record = (): Record & { tables: ReturnType<typeof tables>; files: ReturnType<typeof files> } => ({
  tables: tables(),
  files: files(),
})
const NOTHING = new Set<string>()

describe('a restore', () => {
  test('a complete restore matches the recorded moment without a difference', () => {
    expect(differences(record(), record(), NOTHING)).toEqual([])
    expect(withoutRows(record().tables)).toEqual([])
  })

  type Planted = (after: ReturnType<typeof record>) => unknown
  test.each<[string, Planted, string]>([
    ['a lost booking', ({ tables }) => tables.set('bookings', { rows: 0, checksum: 'a1' }), 'bookings: 1 rows, a1'],
    [
      'a changed entry of the ledger',
      ({ tables }) => tables.set('ledger_entries', { rows: 5, checksum: 'b2' }),
      'ledger_entries: 5 rows, a1 at the moment, 5 rows, b2 after the restore',
    ],
    ['a missing table', ({ tables }) => tables.delete('payments'), 'payments: the table is missing'],
    [
      'a table too many',
      ({ tables }) => tables.set('spare', { rows: 0, checksum: '' }),
      'spare: a table that was not there',
    ],
    [
      'a missing file',
      ({ files }) => files.delete('pictures/2026-11-23/two'),
      'pictures/2026-11-23/two: the file is missing',
    ],
    [
      'a changed file',
      ({ files }) => files.set('pictures/2026-11-23/two', 'd3'),
      'pictures/2026-11-23/two: another content',
    ],
    [
      'a file too many',
      ({ files }) => files.set('pictures/2026-11-23/six', 'd6'),
      'pictures/2026-11-23/six: a file that was not there',
    ],
  ])('the comparison reports %s as the only difference of a restore', (_what, plant, sentence) => {
    const after = record()
    plant(after)
    const found = differences(record(), after, NOTHING)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(sentence)
  })
})

describe('destroyed pictures', () => {
  const gone = 'pictures/2026-11-23/one'
  test('a destroyed picture is not reported as missing', () => {
    const after = record()
    after.files.delete(gone)
    expect(differences(record(), after, new Set([gone]))).toEqual([])
  })
  test('a restored picture that had been destroyed is a difference, even if it existed at the recorded moment', () => {
    const before = record()
    before.files.delete(gone)
    for (const at of [record(), before])
      expect(differences(at, record(), new Set([gone]))).toEqual([`${gone}: was destroyed and is back`])
  })
})

test('the drill names a table that is empty but should have rows', () => {
  const { tables: counted } = record()
  counted.set('refunds', { rows: 0, checksum: '' })
  counted.delete('stays')
  expect(withoutRows(counted)).toEqual(['stays', 'refunds'])
})
