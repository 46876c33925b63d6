import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { whoIsAlerted } from '#domain/office/duty.ts'
import { newsWords, officeText, type OfficeNews } from '#domain/office/office-text.ts'
import { enqueue } from '../messages/outbox.ts'
import { ringOffice } from '../push/queue-push.ts'
import { listOnDuty } from './on-duty.ts'

/** The text, and the key under which each operator gets it once. */
type Alert = { news: OfficeNews; once: string }

/**
 * Tells the operators on duty what happened, or all operators if nobody is on duty: by text, and by push in their
 * subscribed browsers. Neither names anybody.
 */
export async function alertOperators(trx: Transaction<DB>, { news, once }: Alert, now: Date): Promise<void> {
  const onDuty = new Set((await listOnDuty(trx, now)).map(({ id }) => id))
  const operators = await trx.selectFrom('operators').select(['id', 'phone']).where('ended_at', 'is', null).execute()
  const alerted = whoIsAlerted(operators.map((operator) => ({ ...operator, isOnDuty: onDuty.has(operator.id) })))
  const messages = alerted.map(({ id, phone }) => ({
    kind: 'message' as const,
    payload: {
      to: phone,
      channel: 'sms' as const,
      ...officeText('office_told', newsWords(news)),
    },
    once: `${once}:${id}`,
  }))
  await enqueue(trx, now, messages)
  await ringOffice(trx, { operatorIds: alerted.map(({ id }) => id), once }, now)
}
