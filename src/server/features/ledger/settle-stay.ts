import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { partsMinus, type TaxedPart } from '#domain/bills/gst.ts'
import { differenceBetween } from '#domain/ledger/accounts.ts'
import { settleStay as settled, type StayLine } from '#domain/ledger/settle-stay.ts'
import { totalsOf } from '#domain/ledger/statement.ts'
import { inOpenMonth, lockBooks, openSince, postFact } from './books.ts'
import { carryOver } from './carry-over.ts'
import { giftStateOf } from './gifts.ts'
import { findPostedStay, findStayToSettle, hotelsOfStay } from './stay-to-settle.ts'

/**
 * Posts a finished stay to the ledger: first the whole amount, later only differences, for example after a reversed
 * no-show. Call it with the booking locked, in the transaction of the change. Because of the lock on the books, the
 * second of two concurrent calls finds nothing to add. `goesBack` is an amount in paise that is about to be refunded
 * and therefore stays the guest's. Returns whether it posted anything.
 */
export async function settleStay(trx: Transaction<DB>, bookingId: string, now: Date, goesBack = 0): Promise<boolean> {
  const hotels = await hotelsOfStay(trx, bookingId)
  await lockBooks(trx, hotels)
  const found = await findStayToSettle(trx, bookingId, now, goesBack)
  if (!found) return false
  const state = await giftStateOf(trx, { ...found, bookingId })
  const { entries, line, parts } = settled({ ...found.stay, ourMoney: state === 'goes' ? 'goes' : 'waits' })
  const missing = differenceBetween(entries, found.posted)
  const taxes = partsMinus(parts, found.parts)
  if (missing.length === 0 && taxes.length === 0) return false
  if (found.lines.length > 0 && found.parts.length === 0) await carryOver(trx, bookingId, parts, now)
  if (missing.length === 0) {
    await writeTaxes(trx, { posting: await lastPosting(trx, bookingId), bookingId }, taxes)
    return true
  }
  const posting = await postFact(trx, {
    kind: 'stay',
    fact: `${bookingId}:${found.turn}`,
    bookingId,
    hotelId: found.stay.hotelId,
    at: inOpenMonth(found.at, await openSince(trx, hotels)),
    entries: missing,
  })
  if (posting === null) throw new Error(`stay ${bookingId}: turn ${found.turn} was posted by somebody without its lock`)
  await writeLine(trx, { posting, bookingId, hotelId: found.stay.hotelId, outcome: found.stay.outcome }, [
    line,
    ...found.lines,
  ])
  await writeTaxes(trx, { posting, bookingId }, taxes)
  return true
}

const NOTHING: StayLine = totalsOf([])

/**
 * Reverses all postings of a stay that did not take place, for example because the hotel did not let the guests in, so
 * that the money is the guest's again and can be refunded. Call it before the refund, with the booking locked. Returns
 * whether it posted anything.
 */
export async function reopenStay(trx: Transaction<DB>, bookingId: string, now: Date): Promise<boolean> {
  const hotels = await hotelsOfStay(trx, bookingId)
  await lockBooks(trx, hotels)
  const found = await findPostedStay(trx, bookingId)
  const entries = found ? differenceBetween([], found.posted) : []
  if (!found || entries.length === 0) return false
  const { hotelId, turn } = found
  const at = inOpenMonth(now, await openSince(trx, hotels))
  const posting = await postFact(trx, { kind: 'stay', fact: `${bookingId}:${turn}`, bookingId, hotelId, at, entries })
  if (posting === null) throw new Error(`stay ${bookingId}: turn ${turn} was posted by somebody without its lock`)
  await writeLine(trx, { posting, bookingId, hotelId, outcome: 'kept' }, [NOTHING, ...found.lines])
  await writeTaxes(trx, { posting, bookingId }, partsMinus([], found.parts))
  return true
}

type LineOf = { posting: number; bookingId: string; hotelId: number; outcome: 'stayed' | 'no_show' | 'kept' }

/** Writes a line with the difference between the wanted amount and the earlier lines. */
async function writeLine(
  trx: Transaction<DB>,
  { posting, bookingId, hotelId, outcome }: LineOf,
  [wanted, ...before]: readonly [StayLine, ...StayLine[]],
): Promise<void> {
  const left = (part: keyof StayLine) => wanted[part] - before.reduce((sum, line) => sum + line[part], 0)
  await trx
    .insertInto('stay_lines')
    .values({
      posting_id: posting,
      booking_id: bookingId,
      hotel_id: hotelId,
      outcome,
      value: left('value'),
      tax: left('tax'),
      paid_online: left('paidOnline'),
      credits: left('credits'),
      at_desk: left('atDesk'),
      paid_by_uncle: left('paidByUncle'),
      hotel_coupon: left('hotelCoupon'),
      commission: left('commission'),
      gst_on_commission: left('gstOnCommission'),
      tcs: left('tcs'),
      tds: left('tds'),
      gst_rooms: left('gstRooms'),
      net: left('net'),
      given: left('given'),
      waits: left('waits'),
    })
    .execute()
}

async function writeTaxes(
  trx: Transaction<DB>,
  { posting, bookingId }: Pick<LineOf, 'posting' | 'bookingId'>,
  parts: readonly TaxedPart[],
): Promise<void> {
  if (parts.length === 0) return
  const rows = parts.map((part) => ({ booking_id: bookingId, posting_id: posting, ...part }))
  await trx.insertInto('stay_taxes').values(rows).execute()
}

async function lastPosting(trx: Transaction<DB>, bookingId: string): Promise<number> {
  const { posting } = await trx
    .selectFrom('stay_lines')
    .select(({ fn }) => fn.max('posting_id').as('posting'))
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow()
  return posting
}
