import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { OperatorRole } from '#domain/office/operators.ts'
import { NEW_ADMIN_HOURS } from '#domain/office/limits.ts'
import { PRODUCT_NAME } from '#domain/site.ts'
import { enqueue } from '../../messages/outbox.ts'

/** Notifies everybody in the office of a new operator, and for how long a new admin cannot confirm. */
export async function notifyOfNewOperator(
  trx: Transaction<DB>,
  { id, role }: { id: string; role: OperatorRole },
  now: Date,
): Promise<void> {
  const colleagues = await trx
    .selectFrom('operators')
    .select('phone')
    .where('ended_at', 'is', null)
    .where('id', '!=', id)
    .execute()
  const what =
    role === 'admin'
      ? `an admin was added to the office, who confirms nothing for ${NEW_ADMIN_HOURS} hours`
      : 'a colleague was added to the office'
  await enqueue(
    trx,
    now,
    colleagues.map(({ phone }) => ({
      kind: 'message' as const,
      payload: {
        to: phone,
        channel: 'sms' as const,
        template: 'office_told' as const,
        body: `${PRODUCT_NAME}: ${what}. If this surprises you, open Team in the office now.`,
        values: [what],
      },
      once: `office-told:${id}:${phone}`,
    })),
  )
}
