import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { PRODUCT_NAME } from '#domain/site.ts'
import { enqueue } from '../messages/outbox.ts'

/** What to text, and the key under which each operator gets it once. */
type Alert = { what: string; once: string }

/** Texts each operator what happened. The text names nobody. */
export async function textOperators(trx: Transaction<DB>, { what, once }: Alert, now: Date): Promise<void> {
  const operators = await trx.selectFrom('operators').select(['id', 'phone']).where('ended_at', 'is', null).execute()
  const messages = operators.map(({ id, phone }) => ({
    kind: 'message' as const,
    payload: {
      to: phone,
      channel: 'sms' as const,
      template: 'office_told' as const,
      body: `${PRODUCT_NAME}: ${what}. Open Now in the office.`,
      values: [what],
    },
    once: `${once}:${id}`,
  }))
  await enqueue(trx, now, messages)
}

/** Texts each operator, once a day per hotel, that several guests were turned away. */
export const alertOffice = (trx: Transaction<DB>, hotelId: number, now: Date): Promise<void> =>
  textOperators(
    trx,
    { what: 'several guests of one evening were not taken', once: `many-cases:${hotelId}:${istDateOf(now)}` },
    now,
  )
