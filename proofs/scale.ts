/**
 * `npm run prove -- scale`: fills a small database and one fifty times larger, measures every GET call and every job on
 * both, and writes docs/evidence/scale.tsv. Fails if a call or job exceeds its limit. SCALE_BOOKINGS sets the larger
 * size.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { present, startPostgres } from '../tests/database/postgres.ts'
import { compare } from './scale/bounds.ts'
import { fill } from './scale/fill.ts'
import { measure } from './scale/measure.ts'

const TABLE = join(import.meta.dirname, '../docs/evidence/scale.tsv')
const LARGE = Number(process.env['SCALE_BOOKINGS'] ?? 1_000_000)
const [HOTELS, GUESTS] = [5000, 300_000]
const RATIO = 50

// Makes the sample bookings on PostgreSQL, so that their rows are exactly as PostgreSQL stores them.
process.env['API_ENGINE'] = 'postgresql'
const postgres = present(await startPostgres({ isPrivate: true }))
try {
  const measured = []
  for (const bookings of [LARGE / RATIO, LARGE]) {
    const url = await postgres.createDatabase(`scale_${bookings}`, 'empty')
    const say = (what: string) => console.log(`${bookings} bookings: ${what}`)
    await fill(url, { hotels: HOTELS, guests: GUESTS, bookings }, say)
    measured.push(await measure(url, say))
  }
  const [small = [], large = []] = measured
  const rows = compare(small, large)
  const lines = rows.map(({ what, small: before, large: after, ratio, bytes, statements, isOver, slowest }) =>
    [
      what,
      before.toFixed(1),
      after.toFixed(1),
      ratio.toFixed(1),
      bytes,
      statements,
      isOver ? 'over' : '',
      slowest,
    ].join('\t'),
  )
  const head = ['call or job', 'small ms', 'large ms', 'ratio', 'bytes', 'statements', 'bound', 'slowest statement']
  await writeFile(TABLE, [head.join('\t'), ...lines, ''].join('\n'))
  const over = rows.filter(({ isOver }) => isOver)
  for (const { what, small: before, large: after } of over)
    console.error(`over its bound: ${what}, ${before.toFixed(1)} ms, then ${after.toFixed(1)} ms`)
  process.exitCode = over.length > 0 ? 1 : 0
} finally {
  await postgres.stop()
}
