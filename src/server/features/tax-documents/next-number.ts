import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { documentNumber, type NumberedKind } from '#domain/tax-documents/document-number.ts'
import { financialYearOf } from '#domain/tax-documents/financial-year.ts'

/** Finds the number series of a legal supplier. A new supplier gets the next series. */
export async function seriesOf(trx: Transaction<DB>, gstin: string): Promise<number> {
  const find = () => trx.selectFrom('tax_series').select('id').where('gstin', '=', gstin).executeTakeFirst()
  const known = await find()
  if (known) return known.id
  const made = await trx
    .insertInto('tax_series')
    .values({ gstin })
    .onConflict((conflict) => conflict.column('gstin').doNothing())
    .returning('id')
    .executeTakeFirst()
  const { id } = made ?? (await find()) ?? { id: undefined }
  if (id === undefined) throw new Error(`no series for ${gstin}`)
  return id
}

export type DocumentSerial = { number: string; serial: number; year: number }

/**
 * Takes the next number of a series in the financial year of a document's date. The counter's row stays locked until
 * the transaction ends, so other transactions wait, and a rollback returns the number. Call it last.
 */
export async function nextNumber(
  trx: Transaction<DB>,
  { series, kind }: { series: number; kind: NumberedKind },
  dated: Date,
): Promise<DocumentSerial> {
  const year = financialYearOf(dated)
  const { rows } = await sql<{ last_serial: number }>`
    insert into tax_counters as c (series_id, kind, financial_year, last_serial) values (${series}, ${kind}, ${year}, 1)
    on conflict (series_id, kind, financial_year) do update set last_serial = c.last_serial + 1
    returning last_serial`.execute(trx)
  const serial = rows[0]?.last_serial
  if (serial === undefined) throw new Error(`series ${series} gave no number`)
  return { number: documentNumber({ kind, series, year, serial }), serial, year }
}
