import { addMinutes } from '#domain/kernel/ist.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Services } from '../../services.ts'
import type { Also } from './close-statement.ts'

/** Between confirming new bank details and paying to them: time in which the hotel notices what it did not ask for. */
export const WAIT_HOURS = 48

export type BankAccount = {
  hotelId: number
  holder: string
  number: string
  ifsc: string
  bank: string
  operatorId: string
  reason: string
}

/** Somebody else confirms it. Returns its id. */
export const proposeBankAccount = (services: Services, account: BankAccount, also?: Also): Promise<number> =>
  services.db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('hotel_bank_accounts')
      .values({
        hotel_id: account.hotelId,
        holder: account.holder,
        account_number: account.number,
        ifsc: account.ifsc,
        bank_name: account.bank,
        proposed_by: account.operatorId,
        proposed_at: services.clock.now(),
        reason: account.reason,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await also?.(trx)
    return id
  })

export type ConfirmRefusal = 'NOT_FOUND' | 'SAME_PERSON' | 'ALREADY_CONFIRMED'

/** Counts 48 hours later; until then the hotel is paid where it was paid before. Returns from when it counts. */
export const confirmBankAccount = (
  services: Services,
  { id, operatorId }: { id: number; operatorId: string },
  also?: Also,
): Promise<Result<Date, ConfirmRefusal>> =>
  services.db.transaction().execute(async (trx): Promise<Result<Date, ConfirmRefusal>> => {
    const found = await trx
      .selectFrom('hotel_bank_accounts')
      .select(['proposed_by', 'confirmed_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!found) return refuse('NOT_FOUND')
    if (found.confirmed_at) return refuse('ALREADY_CONFIRMED')
    if (found.proposed_by === operatorId) return refuse('SAME_PERSON')
    const now = services.clock.now()
    const countsFrom = addMinutes(now, WAIT_HOURS * 60)
    await trx
      .updateTable('hotel_bank_accounts')
      .set({ confirmed_by: operatorId, confirmed_at: now, counts_from: countsFrom })
      .where('id', '=', id)
      .execute()
    await also?.(trx)
    return accept(countsFrom)
  })
