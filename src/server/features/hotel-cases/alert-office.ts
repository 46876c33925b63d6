import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { PRODUCT_NAME } from '#domain/site.ts'
import { enqueue } from '../messages/outbox.ts'

/** Texts each operator, once a day per hotel, that several guests were turned away. The text names nobody. */
export async function alertOffice(trx: Transaction<DB>, hotelId: number, now: Date): Promise<void> {
  const operators = await trx.selectFrom('operators').select(['id', 'phone']).where('ended_at', 'is', null).execute()
  const what = 'several guests of one evening were not taken'
  const messages = operators.map(({ id, phone }) => ({
    kind: 'message' as const,
    payload: {
      to: phone,
      channel: 'sms' as const,
      template: 'office_told' as const,
      body: `${PRODUCT_NAME}: ${what}. Open Now in the office.`,
      values: [what],
    },
    once: `many-cases:${hotelId}:${istDateOf(now)}:${id}`,
  }))
  await enqueue(trx, now, messages)
}
