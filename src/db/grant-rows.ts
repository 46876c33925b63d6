import { sql, type Kysely } from 'kysely'

/** Append-only tables. The serving role can add and read rows. Triggers refuse anything else, even from the owner. */
const APPEND_ONLY = [
  'ledger_postings',
  'ledger_entries',
  'stay_lines',
  'statements',
  'commission_documents',
  'e_invoices',
  'e_invoice_cancellations',
  'book_checks',
  'payout_files',
  'payout_file_lines',
  'bank_statements',
  'bank_lines',
  'bank_matches',
  'record_nights',
] as const

/** Tables that the serving role can read, but change only through the owner's functions (decisions 0063 and 0108). */
const BY_FUNCTIONS = ['operators', 'office_limits', 'ledger_days', 'ledger_hotel_months', 'ledger_summed'] as const

/**
 * Lets a role read and write the rows of every table and call every function, but neither change nor drop a table. The
 * owner runs it after each migration, because new tables at first belong to the owner alone.
 */
export async function grantRows<DB>(owner: Kysely<DB>, role: string): Promise<void> {
  const to = sql.id(role)
  await sql`grant usage on schema public to ${to}`.execute(owner)
  await sql`grant select, insert, update, delete on all tables in schema public to ${to}`.execute(owner)
  await sql`grant usage, select on all sequences in schema public to ${to}`.execute(owner)
  await sql`grant execute on all functions in schema public to ${to}`.execute(owner)
  await sql`revoke insert, update, delete on schema_migrations from ${to}`.execute(owner)
  for (const table of BY_FUNCTIONS)
    await sql`revoke insert, update, delete on ${sql.table(table)} from ${to}`.execute(owner)
  for (const table of APPEND_ONLY) await sql`revoke update, delete on ${sql.table(table)} from ${to}`.execute(owner)
}
