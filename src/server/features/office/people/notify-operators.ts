import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { OperatorRole } from '#domain/office/operators.ts'
import { colleagueWords, officeText } from '#domain/office/office-text.ts'
import { smsTo } from '../../messages/guest-text.ts'
import { enqueue } from '../../messages/outbox.ts'

/** Notifies everybody in the office of a new operator, and of how long a new admin cannot confirm anything. */
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
  await enqueue(
    trx,
    now,
    colleagues.map(({ phone }) => ({
      ...smsTo(phone, officeText('office_joined', colleagueWords(role))),
      once: `office-told:${id}:${phone}`,
    })),
  )
}
