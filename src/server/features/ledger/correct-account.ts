import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { entriesOfBankMovement } from '#domain/ledger/movements.ts'
import { lockBooks, postFact } from './books.ts'

/**
 * A positive amount is in the hotel's favour. `key` identifies the correction, so that it is posted once even if sent
 * twice.
 */
export type Correction = { hotelId: number; bookingId?: string; paise: number; reason: string; key?: string }

/**
 * Posts a correction as a separate entry in the open month, because a closed statement never changes. The caller checks
 * whether one person may write it.
 */
export async function correctAccount(
  trx: Transaction<DB>,
  { hotelId, bookingId, paise, reason, key = randomUUID() }: Correction,
  now: Date,
): Promise<Result<'posted' | 'known', 'NOT_FOUND'>> {
  const hotel = await trx.selectFrom('hotels').select('id').where('id', '=', hotelId).executeTakeFirst()
  if (!hotel) return refuse('NOT_FOUND')
  await lockBooks(trx, [hotelId])
  const posting = await postFact(trx, {
    kind: 'correction',
    fact: key,
    hotelId,
    ...(bookingId ? { bookingId } : {}),
    at: now,
    reason,
    entries: entriesOfBankMovement({ kind: 'correction', hotelId, paise }),
  })
  return accept(posting === null ? 'known' : 'posted')
}
