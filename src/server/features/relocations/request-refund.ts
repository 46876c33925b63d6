import type { Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import { moneyState } from '#domain/relocations/money-back.ts'
import type { Services } from '../../services.ts'
import { inKeyedTransaction } from '../../transactions/booking-transaction.ts'
import { lockOwnBooking } from '../bookings/move-booking.ts'
import { openStay } from './move-to-hotel.ts'
import { sendMoneyBack } from './send-money-back.ts'
import type { OwnCase } from './start-relocation.ts'
import { recordRefundRequest } from './record-refund-request.ts'

/** `credits`: the credit returned with the refund; null while the hotel or the office has to answer. */
type Asked = { credits: Rupees | null }

/**
 * Requests a refund for guests without a room. It is sent immediately if the hotel has confirmed that it turned them
 * away; otherwise the hotel can object first (decision 0061). A second press changes nothing.
 */
export function requestRefundForCase(services: Services, asked: OwnCase): Promise<Result<Asked, ErrorCode>> {
  const result: Asked = { credits: null }
  const keyed = {
    requestKey: asked.requestKey,
    result,
    replay: async (_trx: Transaction<DB>, before: Asked) => accept(before),
  }
  return inKeyedTransaction(services, keyed, async (trx, now) => {
    const booking = await lockOwnBooking(trx, asked)
    const stay = await openStay(trx, booking)
    const claim = await recordRefundRequest(trx, services, { booking, stay }, now)
    if (moneyState(claim, now).at !== 'due') return accept({ credits: null })
    return accept({ credits: await sendMoneyBack(trx, booking, now) })
  })
}
