import { sql, type Transaction } from 'kysely'
import type { DB, NewRow } from '#db/schema.ts'
import { istDateOf, type IstDate } from '#domain/kernel/ist.ts'
import { lastDayOf, monthPeriod, type Month } from '#domain/ledger/month.ts'
import { commissionDocuments, type CommissionDocument } from '#domain/returns/commission-documents.ts'
import { SITE } from '#domain/site.ts'
import type { Party } from '#domain/tax-documents/document-content.ts'
import type { GstState } from '#domain/tax-documents/gst-states.ts'
import type { Db, Services } from '../../services.ts'
import { workThrough } from '../../work-through.ts'
import { readLineSums } from '../ledger/returns-sources.ts'
import { nextNumber, seriesOf } from './next-number.ts'
import type { Replaced } from './replaced.ts'

/** A document as printed, without its number, month and sums. It is immutable once issued. */
export type CommissionContent = {
  supplier: Party
  recipient: Party
  placeOfSupply: GstState
  /** numbers of the invoices that a credit note corrects */
  corrects: string[]
}

type DueMonth = { id: string; hotelId: number; month: Month }

/** Lists closed months without documents. Sorts by month first, so that document numbers follow the months. */
async function findDue(db: Db, after: string | null, limit: number): Promise<DueMonth[]> {
  const { rows } = await sql<DueMonth>`
    select d.id, d.hotel_id as "hotelId", to_char(d.month, 'YYYY-MM') as month
    from (select *, to_char(month, 'YYYY-MM') || lpad(hotel_id::text, 11, '0') as id from commission_documents_due) d
    where ${after}::text is null or d.id > ${after}::text order by d.id limit ${limit}`.execute(db)
  return rows
}

type Addressed = Pick<CommissionDocument, 'hotelId' | 'gstin'>

/** Reads the hotel's legal name and address for tax documents of a day. */
async function recipientOf(trx: Transaction<DB>, { hotelId, gstin }: Addressed, day: IstDate): Promise<Party> {
  const { rows } = await sql<Party>`
    select coalesce(t.legal_name, h.name) as name, coalesce(t.address, h.address) as address, ${gstin}::text as gstin
    from hotels h left join lateral (select legal_name, address from hotel_tax_details d where d.hotel_id = h.id
        and d.gstin is not distinct from ${gstin}::text and d.valid_from <= ${day}::date
      order by d.valid_from desc limit 1) t on true
    where h.id = ${hotelId}`.execute(trx)
  const [recipient] = rows
  if (!recipient) throw new Error(`hotel ${hotelId} is unknown`)
  return recipient
}

/**
 * Lists the invoices that this month's credit notes correct, which are those of the months in which the stays were
 * first settled.
 */
async function correctedBy(trx: Transaction<DB>, { hotelId, gstin }: CommissionDocument, month: Month) {
  const { start, end } = monthPeriod(month)
  const { rows } = await sql<{ number: string }>`
    select distinct d.number from ledger_postings p join stay_lines l on l.posting_id = p.id and l.hotel_id = ${hotelId}
      join stay_lines f on f.booking_id = l.booking_id and f.posting_id < l.posting_id join ledger_postings q on q.id = f.posting_id
      join commission_documents d on d.hotel_id = l.hotel_id and d.kind = 'commission_invoice' and q.at >= month_start(d.month)
        and q.at < month_end(d.month) and d.gstin is not distinct from ${gstin}::text
        and not exists (select 1 from e_invoice_cancellations x where x.document_id = d.id)
    where p.hotel_id = ${hotelId} and p.at >= ${start} and p.at < ${end} and l.commission < 0 order by 1`.execute(trx)
  return rows.map(({ number }) => number)
}

type Unnumbered = Omit<NewRow<'commission_documents'>, 'id' | 'financial_year' | 'serial' | 'number' | 'month'> & {
  kind: CommissionDocument['kind']
  month: Month
}

/** Writes a document with the next number of its series. Returns its id. */
async function writeNumbered(trx: Transaction<DB>, { month, ...document }: Unnumbered): Promise<string> {
  const { series_id: series, kind } = document
  const lastMoment = new Date(monthPeriod(month).end.getTime() - 1)
  const { number, serial, year } = await nextNumber(trx, { series, kind }, lastMoment)
  const { id } = await trx
    .insertInto('commission_documents')
    .values({ ...document, month: `${month}-01`, financial_year: year, serial, number })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function writeDocument(
  trx: Transaction<DB>,
  document: CommissionDocument,
  { month, now }: { month: Month; now: Date },
): Promise<void> {
  const { kind, hotelId, gstin, ownGstin, state, percent, value, cgst, sgst, igst, total } = document
  const content: CommissionContent = {
    supplier: { name: SITE.legalName, address: SITE.address, gstin: ownGstin },
    recipient: await recipientOf(trx, document, lastDayOf(month)),
    placeOfSupply: state,
    corrects: kind === 'commission_credit_note' ? await correctedBy(trx, document, month) : [],
  }
  await writeNumbered(trx, {
    kind,
    series_id: await seriesOf(trx, ownGstin),
    hotel_id: hotelId,
    month,
    gstin,
    percent,
    taxable_value: value,
    cgst,
    sgst,
    igst,
    total,
    content: JSON.stringify(content),
    written_at: now,
  })
}

/**
 * Credits an invoice in full, and writes a new invoice with the hotel's current legal details. Both belong to the
 * invoice's month. Call it last in the transaction.
 */
export async function replaceCommissionInvoice(trx: Transaction<DB>, id: string, now: Date): Promise<Replaced> {
  const {
    id: _id,
    serial: _serial,
    financial_year: _year,
    number,
    ...invoice
  } = await trx
    .selectFrom('commission_documents')
    .selectAll()
    .select(sql<Month>`to_char(month, 'YYYY-MM')`.as('month'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const content = invoice.content as CommissionContent
  const write = (kind: CommissionDocument['kind'], change: Partial<CommissionContent>) =>
    writeNumbered(trx, { ...invoice, kind, content: JSON.stringify({ ...content, ...change }), written_at: now })
  const recipient = await recipientOf(trx, { hotelId: invoice.hotel_id, gstin: invoice.gstin }, istDateOf(now))
  return {
    creditNoteId: await write('commission_credit_note', { corrects: [number] }),
    replacementId: await write('commission_invoice', { recipient }),
  }
}

/**
 * Writes the invoices and credit notes for the commission of closed months, each hotel's month in its own transaction.
 * Returns how many months of hotels it wrote.
 */
export const writeCommissionDocuments = ({ db, clock, log, seal }: Services): Promise<number> =>
  workThrough<DueMonth>({
    name: 'write-commission-invoices',
    log,
    next: (after, limit) => findDue(db, after, limit),
    work: ({ hotelId, month }) =>
      db.transaction().execute(async (trx) => {
        // If two workers run, the second finds that the month's row is gone.
        const { rows } = await sql`
          delete from commission_documents_due where hotel_id = ${hotelId} and month = ${`${month}-01`}::date returning hotel_id`.execute(
          trx,
        )
        if (rows.length === 0) return false
        const documents = commissionDocuments(await readLineSums({ db: trx, seal }, monthPeriod(month), hotelId))
        for (const document of documents) await writeDocument(trx, document, { month, now: clock.now() })
        return documents.length > 0
      }),
  })
