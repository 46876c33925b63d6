import { sql } from 'kysely'
import { violatedConstraint } from '#db/violated-constraint.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Month } from '#domain/ledger/month.ts'
import { checkTaxPayment, type HeldTax, type TaxPayment, type TaxPaymentRefusal } from '#domain/ledger/tax-payments.ts'
import type { Challan } from '#domain/returns/challans.ts'
import type { Db, Services } from '../../services.ts'
import type { AuditHook } from './audit-hook.ts'
import { accountDays } from './sum-ledger.ts'

export type RecordedTax = TaxPayment & { id: string; operatorId: string; reason: string }

export type RecordRefusal = TaxPaymentRefusal | 'REFERENCE_USED' | 'AMOUNT_TOO_LARGE'

/**
 * Records that collected tax was paid to the state; the database posts it to the ledger in the same statement.
 * Recording the same id again changes nothing.
 */
export async function recordTaxPayment(
  { db, clock }: Services,
  { id, operatorId, reason, ...typed }: RecordedTax,
  also?: AuditHook,
): Promise<Result<undefined, RecordRefusal>> {
  const checked = checkTaxPayment(typed, istDateOf(clock.now()))
  if (!checked.ok) return checked
  const { tax, month, paise, challan, paidOn } = checked.value
  const row = { id, tax, amount: paise, challan, paid_on: paidOn, month: `${month}-01` }
  try {
    return await db.transaction().execute(async (trx) => {
      const known = await trx.selectFrom('tax_payments').select('id').where('id', '=', id).executeTakeFirst()
      if (known) return accept(undefined)
      await trx
        .insertInto('tax_payments')
        .values({ ...row, recorded_by: operatorId, recorded_at: clock.now(), reason })
        .execute()
      await also?.(trx, { subject: id, detail: { tax, month, paise, challan, paid_on: paidOn } })
      return accept(undefined)
    })
  } catch (error) {
    const guard = violatedConstraint(error)
    if (guard === 'tax_payments_challan_once') return refuse('REFERENCE_USED')
    if (guard === 'tax_payments_within_held') return refuse('AMOUNT_TOO_LARGE')
    throw error
  }
}

export type TakeBack = { id: string; operatorId: string }

/** Reverses a mistaken tax payment: the tax is owed again, and its challan may be entered again. */
export const takeTaxPaymentBack = (
  { db, clock }: Services,
  { id, operatorId }: TakeBack,
  also?: AuditHook,
): Promise<Result<undefined, 'NOT_FOUND' | 'ALREADY_DECIDED'>> =>
  db.transaction().execute(async (trx): Promise<Result<undefined, 'NOT_FOUND' | 'ALREADY_DECIDED'>> => {
    const payment = await trx
      .selectFrom('tax_payments')
      .select(['tax', 'amount', 'challan', 'taken_back_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!payment) return refuse('NOT_FOUND')
    if (payment.taken_back_at) return refuse('ALREADY_DECIDED')
    await trx
      .updateTable('tax_payments')
      .set({ taken_back_by: operatorId, taken_back_at: sql<Date>`greatest(${clock.now()}::timestamptz, recorded_at)` })
      .where('id', '=', id)
      .execute()
    const { tax, amount: paise, challan } = payment
    await also?.(trx, { subject: id, detail: { tax, paise, challan } })
    return accept(undefined)
  })

export type TaxMonth = { tax: HeldTax; month: string; collected: number; paid: number }

/** Lists the tax collected and paid per month, newest first. A posting belongs to the month of its time. */
export async function readTaxMonths(db: Db, most: number): Promise<TaxMonth[]> {
  const { rows } = await sql<TaxMonth>`
    with moved as (
      select account as tax, to_char(day, 'YYYY-MM') as month, -paise as collected, 0::bigint as paid from ${accountDays} d
      where account in ('gst_commission', 'gst_rooms', 'tcs', 'tds') and kind not in ('tax_paid', 'tax_taken_back')
      union all
      select tax, to_char(month, 'YYYY-MM'), 0, amount from tax_payments where taken_back_at is null
    )
    select tax, month, sum(collected)::bigint as collected, sum(paid)::bigint as paid from moved
    group by tax, month order by month desc, tax limit ${most}`.execute(db)
  return rows
}

/** Lists, by day, the challans with which the TDS of a period's months was paid. Leaves out reversed ones. */
export async function readTdsChallans(db: Db, { from, to }: { from: Month; to: Month }): Promise<Challan[]> {
  const { rows } = await sql<Challan>`
    select t.challan, t.paid_on::text as "paidOn", to_char(t.month, 'YYYY-MM') as month, t.amount as paise from tax_payments t
    where t.tax = 'tds' and t.taken_back_at is null and t.month between ${`${from}-01`}::date and ${`${to}-01`}::date
    order by t.paid_on, t.challan`.execute(db)
  return rows
}

export type ReadTaxPayment = TaxPayment & {
  id: string
  recordedBy: string
  recordedAt: Date
  reason: string
  takenBackBy: string | null
}

/** Lists payments of tax, newest day first. */
export async function readTaxPayments(db: Db, most: number): Promise<ReadTaxPayment[]> {
  const { rows } = await sql<ReadTaxPayment>`
    select t.id, t.tax, to_char(t.month, 'YYYY-MM') as month, t.amount as paise, t.challan, t.paid_on::text as "paidOn",
      o.name as "recordedBy", t.recorded_at as "recordedAt", t.reason, b.name as "takenBackBy"
    from tax_payments t join operators o on o.id = t.recorded_by left join operators b on b.id = t.taken_back_by
    order by t.paid_on desc, t.recorded_at desc, t.id limit ${most}`.execute(db)
  return rows
}
