/**
 * Tests how the schema protects our published record: one unbroken chain of nights that nobody changes (decision 0101).
 */
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { NewRow } from '#db/schema.ts'
import { addDays, istInstant } from '#domain/kernel/ist.ts'
import { NO_HASH } from '#domain/record/nights.ts'
import { sha256Hex } from '#server/ed25519.ts'
import { describeBothEngines } from './both-engines.ts'
import { refusalOf } from './refusal-of.ts'

const SIGNATURE = 'A'.repeat(86)
const FIRST = '2026-11-01'

type Row = NewRow<'record_nights'>

/** A night that follows `previous`. Its text repeats its columns unless `said` gives different values. */
function nightRow(
  number: number,
  previous: string,
  { said = {}, ...fields }: Partial<Row> & { said?: object } = {},
): Row {
  const day = fields.day ?? addDays(FIRST, number - 1)
  const writtenAt = `${addDays(day, 1)}T02:19:00+05:30`
  const body = JSON.stringify({ number, day, previous, writtenAt, ...said })
  const hash = sha256Hex(body)
  return { number, day, body, hash, previous, signature: SIGNATURE, written_at: new Date(writtenAt), ...fields }
}

await describeBothEngines('our record', (engine) => {
  const write = (row: Row) => refusalOf(engine.db.insertInto('record_nights').values(row).execute())
  const [one, two] = [nightRow(1, NO_HASH), nightRow(2, nightRow(1, NO_HASH).hash)]

  it('nightly records follow each other without a gap, each with the hash of the previous night', async () => {
    expect(await write(nightRow(2, NO_HASH))).toBe('record_nights_unbroken')
    expect(await write(nightRow(1, one.hash))).toBe('record_nights_unbroken')
    expect(await write(one)).toBe('nothing')
    expect(await write(one)).toBe('record_nights_unbroken')
    expect(await write(nightRow(3, one.hash))).toBe('record_nights_unbroken')
    expect(await write(nightRow(2, NO_HASH))).toBe('record_nights_unbroken')
    expect(await write(nightRow(2, one.hash, { day: addDays(FIRST, 2) }))).toBe('record_nights_unbroken')
    expect(await write(nightRow(2, one.hash, { day: FIRST }))).toBe('record_nights_unbroken')
    expect(await write(two)).toBe('nothing')
  })

  it.each<[string, Parameters<typeof nightRow>[2], string]>([
    ['its hash is another text’s', { hash: one.hash }, 'record_nights_hash_of_body'],
    ['its text names another number', { said: { number: 4 } }, 'record_nights_body_says'],
    ['its text names another day', { said: { day: FIRST } }, 'record_nights_body_says'],
    ['its text names another night before it', { said: { previous: NO_HASH } }, 'record_nights_body_says'],
    ['its text names another moment', { said: { writtenAt: '2026-11-05T02:19:00+05:30' } }, 'record_nights_body_says'],
    ['its text names no number', { said: { number: null } }, 'record_nights_body_says'],
    ['it has no signature', { signature: '' }, 'record_nights_signature_form'],
  ])('a nightly record is refused when %s', async (_why, fields, guard) =>
    expect(await write(nightRow(3, two.hash, fields))).toBe(guard),
  )

  it('a nightly record is refused before its day is over', async () => {
    const early = new Date(istInstant(addDays(FIRST, 3)).getTime() - 1000)
    const said = { writtenAt: early.toISOString() }
    expect(await write(nightRow(3, two.hash, { said, written_at: early }))).toBe('record_nights_day_over')
  })

  it('a published nightly record is never changed, deleted or emptied', async () => {
    const change = engine.db.updateTable('record_nights').set({ signature: 'B'.repeat(86) })
    expect(await refusalOf(change.execute())).toBe('record_nights_stay')
    expect(await refusalOf(engine.db.deleteFrom('record_nights').execute())).toBe('record_nights_stay')
    expect(await refusalOf(sql`truncate record_nights`.execute(engine.db))).toBe('record_nights_no_truncate')
  })
})
