import { sql } from 'kysely'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Db, Services } from '../../services.ts'
import type { AuditHook } from './audit-hook.ts'
import { confirmProposed, type ConfirmRefusal, type Decision } from './two-people.ts'

export type BankAccount = {
  hotelId: number
  holder: string
  number: string
  ifsc: string
  bank: string
  operatorId: string
  reason: string
}

/** Proposes bank details, which somebody else has to confirm. Returns their id. */
export const proposeBankAccount = (
  { db, clock }: Services,
  account: BankAccount,
  also?: AuditHook,
): Promise<Result<number, 'NOT_FOUND'>> =>
  db.transaction().execute(async (trx): Promise<Result<number, 'NOT_FOUND'>> => {
    const { hotelId, number, ifsc } = account
    const hotel = await trx.selectFrom('hotels').select('id').where('id', '=', hotelId).executeTakeFirst()
    if (!hotel) return refuse('NOT_FOUND')
    const { id } = await trx
      .insertInto('hotel_bank_accounts')
      .values({
        hotel_id: hotelId,
        holder: account.holder,
        account_number: number,
        ifsc,
        bank_name: account.bank,
        proposed_by: account.operatorId,
        proposed_at: clock.now(),
        reason: account.reason,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await also?.(trx, { subject: String(id), hotelId, detail: { ending: number.slice(-4), ifsc } })
    return accept(id)
  })

/**
 * Confirms bank details. They take effect 48 hours later, so that the hotel can notice a change it did not request.
 * Until then, payouts go to the old account. Returns the hotel's id.
 */
export const confirmBankAccount = (
  { db, clock }: Services,
  decision: Decision,
  also?: AuditHook,
): Promise<Result<number | null, ConfirmRefusal>> =>
  db.transaction().execute(async (trx) => {
    const confirmed = await confirmProposed(trx, { table: 'hotel_bank_accounts', ...decision }, clock.now())
    if (confirmed.ok)
      await also?.(trx, { subject: String(decision.id), ...(confirmed.value ? { hotelId: confirmed.value } : {}) })
    return confirmed
  })

export type ListedAccount = {
  id: number
  holder: string
  number: string
  ifsc: string
  bank: string
  reason: string
  proposedBy: string
  proposedById: string
  proposedAt: Date
  confirmedBy: string | null
  confirmedAt: Date | null
  countsFrom: Date | null
}

/** Lists a hotel's bank details, including those proposed or waiting, newest first. */
export async function listBankAccounts(db: Db, hotelId: number): Promise<ListedAccount[]> {
  const { rows } = await sql<ListedAccount>`
    select a.id, a.holder, a.account_number as number, a.ifsc, a.bank_name as bank, a.reason, p.name as "proposedBy",
      a.proposed_by as "proposedById", a.proposed_at as "proposedAt", c.name as "confirmedBy", a.confirmed_at as "confirmedAt",
      a.counts_from as "countsFrom"
    from hotel_bank_accounts a join operators p on p.id = a.proposed_by left join operators c on c.id = a.confirmed_by
    where a.hotel_id = ${hotelId} order by a.id desc`.execute(db)
  return rows
}

/** Finds the account to which payouts to a hotel go at a moment: the last confirmed one in effect by then. */
export async function accountAt(
  db: Db,
  hotelId: number,
  now: Date,
): Promise<{ id: number; number: string; bank: string } | null> {
  const account = await db
    .selectFrom('hotel_bank_accounts')
    .select(['id', 'account_number as number', 'bank_name as bank'])
    .where('hotel_id', '=', hotelId)
    .where('counts_from', '<=', now)
    .orderBy('counts_from', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return account ?? null
}
