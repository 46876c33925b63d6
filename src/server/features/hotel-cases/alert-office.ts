import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { newsWords, officeText, type OfficeNews } from '#domain/office/office-text.ts'
import { enqueue } from '../messages/outbox.ts'

/** What to text, and the key under which each operator gets it once. */
type Alert = { news: OfficeNews; once: string }

/** Texts each operator what happened. The text names nobody. */
export async function textOperators(trx: Transaction<DB>, { news, once }: Alert, now: Date): Promise<void> {
  const operators = await trx.selectFrom('operators').select(['id', 'phone']).where('ended_at', 'is', null).execute()
  const messages = operators.map(({ id, phone }) => ({
    kind: 'message' as const,
    payload: {
      to: phone,
      channel: 'sms' as const,
      ...officeText('office_told', newsWords(news)),
    },
    once: `${once}:${id}`,
  }))
  await enqueue(trx, now, messages)
}

/** Texts each operator, once a day per hotel, that several guests were turned away. */
export const alertOffice = (trx: Transaction<DB>, hotelId: number, now: Date): Promise<void> =>
  textOperators(trx, { news: 'not_taken', once: `many-cases:${hotelId}:${istDateOf(now)}` }, now)
