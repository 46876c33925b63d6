import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { whoIsAlerted } from '#domain/office/duty.ts'
import { newsWords, officeText, type OfficeNews } from '#domain/office/office-text.ts'
import { emailTo, smsTo } from '../messages/guest-text.ts'
import { enqueue } from '../messages/outbox.ts'
import { ringOffice } from '../push/queue-push.ts'
import { listOnDuty } from './on-duty.ts'

/** The message to operators, with a key so that each operator gets it only once on each channel. */
type Alert = { news: OfficeNews; once: string }

/**
 * Tells the operators on duty what happened, or all operators if nobody is on duty: by SMS, by push in their subscribed
 * browsers, and by email if the address is verified. No message names anybody.
 */
export async function alertOperators(trx: Transaction<DB>, { news, once }: Alert, now: Date): Promise<void> {
  const onDuty = new Set((await listOnDuty(trx, now)).map(({ id }) => id))
  const operators = await trx
    .selectFrom('operators')
    .leftJoin('operator_emails', 'operator_emails.operator_id', 'operators.id')
    .select(['id', 'phone', 'email'])
    .where('ended_at', 'is', null)
    .execute()
  const alerted = whoIsAlerted(operators.map((operator) => ({ ...operator, isOnDuty: onDuty.has(operator.id) })))
  const text = officeText('office_told', newsWords(news))
  const messages = alerted.flatMap(({ id, phone, email }) => [
    { ...smsTo(phone, text), once: `${once}:${id}` },
    ...(email === null ? [] : [{ ...emailTo(email, text), once: `${once}:${id}:email` }]),
  ])
  await enqueue(trx, now, messages)
  await ringOffice(trx, { operatorIds: alerted.map(({ id }) => id), once }, now)
}
