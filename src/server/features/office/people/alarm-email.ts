import { timingSafeEqual } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { DB, NewRow } from '#db/schema.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { EMAIL_CODE_TRIES, EMAIL_CODES_A_DAY, emailCodeWait, judgeEmailCode } from '#domain/office/alarm-email.ts'
import { officeText } from '#domain/office/office-text.ts'
import type { Env } from '../../../env.ts'
import type { Db } from '../../../services.ts'
import { hashOtp, otpHashes, randomOtp } from '../../accounts/otp-secrets.ts'
import { emailTo } from '../../messages/guest-text.ts'
import { enqueue } from '../../messages/outbox.ts'
import { writeLog, type Operator } from '../write-log.ts'
import { lockOperator } from './limits.ts'

const NONE = { email: null, pending_email: null, code_hash: null, tries: 0, sent: [] as Date[] }

/** Reads the operator's verified address for alarms, and a new address whose code has not been typed yet. */
export async function findAlarmEmail(db: Db, operatorId: string) {
  const found = await db
    .selectFrom('operator_emails')
    .select(['email', 'pending_email', 'code_hash', 'tries', 'sent'])
    .where('operator_id', '=', operatorId)
    .executeTakeFirst()
  return found ?? NONE
}

/** Reads the same addresses under a lock, so that of two simultaneous requests the second sees what the first did. */
async function lockAlarmEmail(trx: Transaction<DB>, operatorId: string) {
  await lockOperator(trx, operatorId)
  return findAlarmEmail(trx, operatorId)
}

const isSame = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase()

/**
 * Builds the value that is hashed together with a code, so that the code is valid only for this operator and this
 * address.
 */
const subjectOf = (operatorId: string, email: string) => `office email:${operatorId}:${email}`

const DROPPED = { pending_email: null, code_hash: null, tries: 0 }

const change = (trx: Transaction<DB>, operatorId: string, set: Partial<NewRow<'operator_emails'>>) =>
  trx.updateTable('operator_emails').set(set).where('operator_id', '=', operatorId).execute()

type Sending = { env: Env; email: string; now: Date }

/**
 * Sends a code to an address, which gets alarms only once the code has been typed. If the address is already the
 * verified one, drops the pending change instead.
 */
export async function sendEmailCode(
  trx: Transaction<DB>,
  { operatorId }: Operator,
  { env, email, now }: Sending,
): Promise<Result<undefined, NonNullable<ReturnType<typeof emailCodeWait>>>> {
  const found = await lockAlarmEmail(trx, operatorId)
  if (isSame(found.email, email)) {
    await change(trx, operatorId, DROPPED)
    return accept(undefined)
  }
  const wait = emailCodeWait(found.sent, { isSameAddress: isSame(found.pending_email, email), now })
  if (wait) return refuse(wait)
  const code = randomOtp()
  const waiting = {
    pending_email: email,
    code_hash: hashOtp(env, subjectOf(operatorId, email), code),
    tries: 0,
    sent: [now, ...found.sent].slice(0, EMAIL_CODES_A_DAY),
  }
  await trx
    .insertInto('operator_emails')
    .values({ operator_id: operatorId, ...waiting })
    .onConflict((conflict) => conflict.column('operator_id').doUpdateSet(waiting))
    .execute()
  await enqueue(trx, now, [emailTo(email, officeText('office_email_code', code))])
  return accept(undefined)
}

type Typed = { env: Env; code: string; now: Date }

/** Verifies the new address, or counts a failed try. The caller must commit in both cases. */
export async function verifyAlarmEmail(
  trx: Transaction<DB>,
  operator: Operator,
  { env, code, now }: Typed,
): Promise<Result<undefined, 'EMAIL_CODE_WRONG' | 'EMAIL_CODE_OVER'>> {
  const { operatorId } = operator
  const { pending_email: email, code_hash: hash, tries, sent } = await lockAlarmEmail(trx, operatorId)
  const [sentAt] = sent
  if (email === null || hash === null || !sentAt) return refuse('EMAIL_CODE_OVER')
  const isRight = otpHashes(env, subjectOf(operatorId, email), code).some((one) => timingSafeEqual(one, hash))
  const verdict = judgeEmailCode({ sentAt, tries }, { isRight, now })
  if (verdict !== 'right') {
    await change(trx, operatorId, { tries: Math.min(tries + 1, EMAIL_CODE_TRIES) })
    return refuse(verdict === 'wrong' ? 'EMAIL_CODE_WRONG' : 'EMAIL_CODE_OVER')
  }
  await change(trx, operatorId, { ...DROPPED, email, verified_at: now })
  await writeLog(trx, operator, { act: 'alarm_email_set', subject: operatorId, reason: 'their own' }, now)
  return accept(undefined)
}

/** Ends emails to the operator. Keeps the times of sent codes, so that ending them does not reset the daily limit. */
export async function endAlarmEmail(trx: Transaction<DB>, operator: Operator, now: Date): Promise<void> {
  const { operatorId } = operator
  const { email } = await lockAlarmEmail(trx, operatorId)
  await change(trx, operatorId, { ...DROPPED, email: null, verified_at: null })
  if (email === null) return
  await writeLog(trx, operator, { act: 'alarm_email_ended', subject: operatorId, reason: 'their own' }, now)
}
