import { sql } from 'kysely'
import type { StatementFacts } from '#contract/statements.ts'
import { lastDayOf } from '#domain/ledger/month.ts'
import { ratesOn, tdsRate } from '#domain/ledger/rates.ts'
import type { Statement } from '#domain/ledger/statement.ts'
import type { Services } from '../../services.ts'
import { accountAt } from './bank-accounts.ts'
import { readRates } from './read-rates.ts'
import { findTerms } from './terms.ts'

type NamesRow = { legal_name: string | null; address: string | null; commission_invoices: string[] }

/**
 * Reads a hotel's registration, rates and bank account for its statement. Registration and rates are those on the
 * month's last day, and cannot be backdated. The account is the one used at closing, or the current one while the month
 * is open.
 */
export async function readStatementFacts(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { hotel, month, closedAt }: Statement,
): Promise<StatementFacts> {
  const day = lastDayOf(month)
  const { gstin, pan, commission } = await findTerms(db, hotel.id, day)
  const rates = ratesOn(await readRates(db), day)
  const account = await accountAt(db, hotel.id, closedAt ?? clock.now())
  const { rows } = await sql<NamesRow>`
    select d.legal_name, d.address, array(select c.number from commission_documents c
        where c.hotel_id = h.id and c.month = ${`${month}-01`}::date order by c.number limit 20) as commission_invoices
    from hotels h left join lateral (select legal_name, address from hotel_tax_details d
        where d.hotel_id = h.id and d.valid_from <= ${day}::date order by d.valid_from desc limit 1) d on true
    where h.id = ${hotel.id}`.execute(db)
  const { legal_name: legalName = null, address = null, commission_invoices: numbers = [] } = rows[0] ?? {}
  return {
    legal_name: legalName,
    gstin,
    address,
    commission: commission ?? rates.commission,
    tcs: gstin === null ? 0 : rates.tcs,
    tds: tdsRate({ pan }, rates),
    account: account && { bank: account.bank, account_ending: account.number.slice(-4) },
    commission_documents: numbers,
  }
}
