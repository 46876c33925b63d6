import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { payoutReference } from '#domain/ledger/bank-answer.ts'
import { beneficiaryCode } from '#domain/ledger/payment-mode.ts'
import { PRODUCT_NAME } from '#domain/site.ts'
import type { BankAccount, PayoutOrder } from '../../ports/payout-sender.ts'
import type { Services } from '../../services.ts'
import type { AuditHook } from './audit-hook.ts'

/** `againAfter`: the number of the file that the bank refused. A run gets a second file only if this is given. */
export type SendPayoutRequest = { runId: string; operatorId: string; reason: string; againAfter?: number }

/**
 * `isNew`: sent for the first time. `file`: the file that a person uploads if the sender does not pay automatically.
 */
export type SentRun = { number: number; isNew: boolean; file: { name: string; text: string } | null }

export type SendRefusal = 'NOT_FOUND' | 'ALREADY_PAID' | 'PLAN_CHANGED'

type File = { number: number; madeAt: Date; hasShortReferences: boolean; debit: BankAccount | null }
type Handed = File & { isNew: boolean }

/**
 * Records that a confirmed run is sent, then gives it to the sender. A repeated request returns the same file with the
 * same number, because we cannot control what a bank does with two files for the same money (docs/decisions/0038).
 */
export async function sendPayouts(
  services: Services,
  ask: SendPayoutRequest,
  also?: AuditHook,
): Promise<Result<SentRun, SendRefusal>> {
  const handed = await services.db.transaction().execute((trx) => handOut(services, trx, ask, also))
  if (!handed.ok) return handed
  const { isNew, ...file } = handed.value
  const sent = await services.payouts.send(await ordersOf(services, file), file)
  return accept({ number: file.number, isNew, file: sent.file })
}

async function handOut(
  services: Services,
  trx: Transaction<DB>,
  ask: SendPayoutRequest,
  also?: AuditHook,
): Promise<Result<Handed, SendRefusal>> {
  const { runId, againAfter } = ask
  // Two concurrent requests take turns: the second gets the first one's file.
  const run = await trx
    .selectFrom('payout_runs')
    .select('confirmed_at')
    .where('id', '=', runId)
    .forUpdate()
    .executeTakeFirst()
  if (!run?.confirmed_at) return refuse('NOT_FOUND')
  const latest = await trx
    .selectFrom('payout_files')
    .select([
      'number',
      'made_at as madeAt',
      'has_short_references as hasShortReferences',
      'debit_ifsc',
      'debit_account',
    ])
    .where('run_id', '=', runId)
    .orderBy('number', 'desc')
    .executeTakeFirst()
  if (againAfter !== undefined && againAfter !== latest?.number) return refuse('PLAN_CHANGED')
  if (latest && againAfter === undefined) {
    await also?.(trx, { subject: runId, detail: { file: latest.number } })
    const { debit_ifsc: ifsc, debit_account: account, ...file } = latest
    return accept({ ...file, debit: ifsc && account ? { ifsc, number: account } : null, isNew: false })
  }
  return writeFile(services, trx, ask, also)
}

/** Writes a file with the payouts that are not paid yet. */
async function writeFile(
  { clock, payoutAccount }: Services,
  trx: Transaction<DB>,
  { runId, operatorId, reason, againAfter }: SendPayoutRequest,
  also?: AuditHook,
): Promise<Result<Handed, SendRefusal>> {
  const open = await trx
    .selectFrom('payouts')
    .select(['id', 'amount'])
    .where('run_id', '=', runId)
    .where('paid_at', 'is', null)
    .where('refused_at', 'is', null)
    .forUpdate()
    .execute()
  if (open.length === 0) return refuse('ALREADY_PAID')
  const madeAt = clock.now()
  const { number } = await trx
    .insertInto('payout_files')
    .values({
      run_id: runId,
      follows: againAfter ?? null,
      made_by: operatorId,
      made_at: madeAt,
      reason,
      has_short_references: true,
      debit_ifsc: payoutAccount.ifsc,
      debit_account: payoutAccount.number,
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  await sql`insert into payout_file_lines (number, run_id, payout_id)
    select ${number}::int, ${runId}::uuid, p.id from unnest(${open.map(({ id }) => id)}::uuid[]) as p (id)`.execute(trx)
  await trx
    .updateTable('payouts')
    .set({ sent_at: madeAt })
    .where('run_id', '=', runId)
    .where('paid_at', 'is', null)
    .where('refused_at', 'is', null)
    .where('sent_at', 'is', null)
    .execute()
  const paise = open.reduce((sum, { amount }) => sum + amount, 0)
  const after = againAfter === undefined ? {} : { after: againAfter }
  await also?.(trx, { subject: runId, detail: { file: number, payouts: open.length, paise, ...after } })
  return accept({ number, madeAt, hasShortReferences: true, debit: payoutAccount, isNew: true })
}

/** Reads the payouts that a file orders, including those paid since, so that the file never changes. */
async function ordersOf({ db }: Services, { number, hasShortReferences }: File): Promise<PayoutOrder[]> {
  const rows = await db
    .selectFrom('payout_file_lines as l')
    .innerJoin('payouts as p', 'p.id', 'l.payout_id')
    .innerJoin('hotel_bank_accounts as a', 'a.id', 'p.account_id')
    .select(['p.id', 'p.amount', 'p.month', 'p.account_id', 'a.holder', 'a.account_number', 'a.ifsc'])
    .where('l.number', '=', number)
    .orderBy('p.hotel_id')
    .orderBy('p.id')
    .execute()
  return rows.map(({ id, amount, month, account_id: accountId, holder, account_number: account, ifsc }) => ({
    reference: hasShortReferences ? payoutReference(id) : id,
    amount,
    account: { holder, number: account, ifsc },
    beneficiary: beneficiaryCode(accountId),
    narration: `${PRODUCT_NAME} ${month.slice(0, 7).replace('-', ' ')}`,
  }))
}
