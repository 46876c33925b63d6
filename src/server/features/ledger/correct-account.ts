import { randomUUID } from 'node:crypto'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { entriesOfBankMovement } from '#domain/ledger/movements.ts'
import type { Services } from '../../services.ts'
import { lockBooks, postFact } from './books.ts'
import type { Also } from './also.ts'

/** Above zero in the hotel's favour. `key` names the correction: sent twice, it is posted once. */
export type Correction = { hotelId: number; bookingId?: string; paise: number; reason: string; key?: string }

/** A correction is an entry of its own in the month that is open; a closed statement never changes. */
export function correctAccount(
  services: Services,
  { hotelId, bookingId, paise, reason, key = randomUUID() }: Correction,
  also?: Also,
): Promise<Result<'posted' | 'known', 'NOT_FOUND'>> {
  return services.db.transaction().execute(async (trx) => {
    const hotel = await trx.selectFrom('hotels').select('id').where('id', '=', hotelId).executeTakeFirst()
    if (!hotel) return refuse('NOT_FOUND')
    await lockBooks(trx, [hotelId])
    const posting = await postFact(trx, {
      kind: 'correction',
      fact: key,
      hotelId,
      ...(bookingId ? { bookingId } : {}),
      at: services.clock.now(),
      reason,
      entries: entriesOfBankMovement({ kind: 'correction', hotelId, paise }),
    })
    if (posting !== null)
      await also?.(trx, { subject: String(hotelId), hotelId, detail: { paise }, ...(bookingId ? { bookingId } : {}) })
    return accept(posting === null ? 'known' : 'posted')
  })
}
