import type { RecordOverview } from '#contract/record.ts'
import type { Night } from '#domain/record/nights.ts'
import type { Db, Services } from '../../services.ts'

type Row = { body: string; hash: string; signature: string }

/** Every night of the record as it was written, and the key that will sign the next night. */
type Written = { rows: readonly Row[]; nights: readonly Night[]; key: string }

/**
 * Writes each night as it was signed, and lists every key that signed one. Includes the current `key` even if it has
 * not signed a night yet.
 */
export function recordText({ rows, nights, key }: Written): string {
  const entries = rows.map(
    ({ body, hash, signature }) => `{"hash":"${hash}","signature":"${signature}","night":${body}}`,
  )
  const keys = [...new Set([...nights.map((night) => night.key), key])]
  return `{"keys":${JSON.stringify(keys)},"nights":[\n${entries.join(',\n')}\n]}\n`
}

/** Shows each month's figures as of its last recorded night. */
export function recordOverview({ rows, nights }: Written): RecordOverview {
  const months = new Map(nights.map(({ day, figures }) => [day.slice(0, 7), { until: day, figures }]))
  const [row, night] = [rows.at(-1), nights.at(-1)]
  if (!row || !night) return { months: [], last: null }
  const { number, day, writtenAt, key } = night
  return { months: [...months.values()], last: { number, day, writtenAt, hash: row.hash, key } }
}

const lastNumber = async (db: Db): Promise<number> => {
  const last = await db
    .selectFrom('record_nights')
    .select('number')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.number ?? 0
}

/** Reads the record in one form. Caches it until another night is written, because written nights never change. */
export function recordReader<Form>(
  { reads, record }: Services,
  formOf: (written: Written) => Form,
): () => Promise<Form> {
  let kept: { number: number; form: Form } | undefined
  return () =>
    reads.recent(async (db) => {
      if (kept?.number === (await lastNumber(db))) return kept.form
      const rows = await db
        .selectFrom('record_nights')
        .select(['body', 'hash', 'signature'])
        .orderBy('number')
        .execute()
      const nights = rows.map(({ body }) => JSON.parse(body) as Night)
      kept = { number: rows.length, form: formOf({ rows, nights, key: record.publicKey }) }
      return kept.form
    })
}
