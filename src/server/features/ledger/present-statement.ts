import { sql } from 'kysely'
import type { ListedStatement as Listed, Statement as Presented, StatementTable } from '#contract/statements.ts'
import { csvText } from '#domain/kernel/csv-text.ts'
import { slugOf } from '#domain/kernel/slug.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { lastDayOf } from '#domain/ledger/month.ts'
import type { StayLine } from '#domain/ledger/settle-stay.ts'
import { companyRows } from '#domain/ledger/company-rows.ts'
import { statementRows, totalsOf, type CompanyDocument, type Statement } from '#domain/ledger/statement.ts'
import type { Db, Services } from '../../services.ts'
import { readStatementFacts } from './read-statement-facts.ts'
import type { ListedStatement } from './read-statement.ts'
import { findTerms } from './terms.ts'

const momentOf = (at: Date | null) => at && toIstIso(at)

const lineOf = (line: StayLine) => ({
  value: line.value,
  tax: line.tax,
  paid_online: line.paidOnline,
  credits: line.credits,
  at_desk: line.atDesk,
  paid_by_uncle: line.paidByUncle,
  hotel_coupon: line.hotelCoupon,
  commission: line.commission,
  gst_on_commission: line.gstOnCommission,
  tcs: line.tcs,
  tds: line.tds,
  gst_rooms: line.gstRooms,
  net: line.net,
  waits: line.waits,
})

const documentOf = ({ kind, number, issuedAt, code, company, parts, total }: CompanyDocument) => ({
  kind,
  number,
  issued_at: toIstIso(issuedAt),
  code,
  company,
  value: parts.reduce((sum, { value }) => sum + value, 0),
  tax: parts.reduce((sum, { cgst, sgst, igst }) => sum + cgst + sgst + igst, 0),
  total,
})

type PaidRow = { paise: number; paid_at: Date; bank: string; number: string; bank_reference: string }

async function readPaid(db: Db, { hotel, month }: Statement) {
  const { rows } = await sql<PaidRow>`
    select o.amount as paise, o.paid_at, a.bank_name as bank, a.account_number as number, o.bank_reference
    from payouts o join hotel_bank_accounts a on a.id = o.account_id
    where o.hotel_id = ${hotel.id} and o.month = ${`${month}-01`}::date and o.paid_at is not null and o.returned_at is null
    order by o.paid_at`.execute(db)
  return rows.map(({ number, paid_at: at, ...paid }) => ({
    ...paid,
    paid_at: toIstIso(at),
    account_ending: number.slice(-4),
  }))
}

/** Presents a statement in the API's terms, for the hotel and for the office. */
export async function presentStatement(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  statement: Statement,
): Promise<Presented> {
  const { hotel, month, opening, closing, stays, others, companyDocuments, closedAt } = statement
  return {
    hotel,
    month,
    opening,
    stays: stays.map(({ code, checkin, slot, outcome, isChange, unpaid, ...line }) => ({
      code,
      checkin: toIstIso(checkin),
      slot,
      outcome,
      is_change: isChange,
      unpaid,
      ...lineOf(line),
    })),
    totals: lineOf(totalsOf(stays)),
    others: others.map(({ at, ...other }) => ({ ...other, at: toIstIso(at) })),
    company_documents: companyDocuments.map(documentOf),
    closing,
    closed_at: momentOf(closedAt),
    gst: (await findTerms(db, hotel.id, lastDayOf(month))).gst,
    facts: await readStatementFacts({ db, clock }, statement),
    payouts: await readPaid(db, statement),
  }
}

export const presentListed = ({ hotelId, hotel, closedAt, ...listed }: ListedStatement): Listed => ({
  ...listed,
  hotel: { id: hotelId, name: hotel },
  closed_at: momentOf(closedAt),
})

/** Writes a table of the statement as a file for a spreadsheet: its stays, or the hotel's documents to companies. */
export const statementFile = (
  statement: Statement,
  { table = 'stays' }: { table?: StatementTable },
): { name: string; text: string } => ({
  name: `${slugOf(statement.hotel.name)}-${statement.month}${table === 'stays' ? '' : '-companies'}.csv`,
  text: csvText(table === 'stays' ? statementRows(statement) : companyRows(statement.companyDocuments)),
})
