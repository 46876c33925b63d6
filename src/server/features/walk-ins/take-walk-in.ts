import { randomUUID } from 'node:crypto'
import type { WalkIn } from '#contract/desk-walk-ins.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { lockHotel } from '#db/hotel-lock.ts'
import type { TakingMethod } from '#domain/desk/takings.ts'
import { checkWalkInEnd, priceUntil } from '#domain/desk/walk-in.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import { fieldRefusal } from '../../http/api-error.ts'
import type { DeskSession } from '../../http/desk-session.ts'
import type { RequestKey } from '../../http/request-key.ts'
import type { Services } from '../../services.ts'
import { inKeyedTransaction, storedUnder } from '../../transactions/booking-transaction.ts'
import type { Party } from '../bookings/party.ts'
import { enterRooms } from '../bookings/room-visits.ts'
import { writeTaking } from '../desk/shift/take-money.ts'
import { writeAct } from '../desk/bookings/write-act.ts'
import { holdRoomForBlock } from '../rooms/block-room.ts'
import { findWalkIn } from './find-walk-in.ts'
import { agreedPrice, type TypedPrice } from './agreed-price.ts'
import { readWalkInPricing } from './read-pricing.ts'

type Paid = { amount: Rupees; method: TakingMethod; receipt: string | null }

export type WalkInRequest = TypedPrice & {
  session: DeskSession
  requestKey: RequestKey | null
  /** null for any room that is free that long */
  roomId: number | null
  until: Date
  name: string
  guests: number
  paid: Paid | null
}

const END_SENTENCES = {
  WALK_IN_ENDS_ON_QUARTER: 'Please choose a whole quarter of an hour',
  WALK_IN_TOO_SHORT: 'Please choose a later time',
  WALK_IN_TOO_LONG: 'Please choose an earlier time. They can stay longer later.',
} as const

/** Refuses an invalid end of a walk-in's stay, with a field error. */
export function refuseEnd(until: Date, now: Date): void {
  const checked = checkWalkInEnd(until, now)
  if (!checked.ok) throw fieldRefusal('until', 'INVALID', END_SENTENCES[checked.refusal])
}

/** Gives a walk-in a room from now, and records the price and how much of it they paid. */
export async function takeWalkIn(services: Services, ask: WalkInRequest): Promise<Result<WalkIn, ErrorCode>> {
  const { session, requestKey, roomId, until, name, guests, paid } = ask
  const { hotelId } = session
  const done = await inKeyedTransaction(services, storedUnder<string>(requestKey), async (trx, now) => {
    refuseEnd(until, now)
    await lockHotel(trx, hotelId)
    const usual = priceUntil(await readWalkInPricing(trx, services, hotelId, now), until, now)?.total ?? null
    const agreed = agreedPrice(usual, ask)
    const party: Party = { kind: 'walk_in', id: randomUUID() }
    const period = { start: now, end: until }
    const kept = { blockId: party.id, roomId, period, why: 'walk_in', note: null } as const
    const room = await holdRoomForBlock(trx, session, kept, now)
    await trx
      .insertInto('walk_ins')
      .values({
        block_id: party.id,
        hotel_id: hotelId,
        name,
        guests,
        usual_price: usual,
        ...agreed,
        written_by: session.staffId,
        arrived_at: now,
        leaves_at: until,
      })
      .execute()
    await enterRooms(trx, party.id, now, now)
    if (paid) await writeTaking(trx, { party, session }, { ...paid, at: now })
    const detail = { room, price: agreed.price, usual, paid: paid?.amount ?? 0 }
    await writeAct(trx, session, { kind: 'walk_in_taken', party, reason: agreed.price_reason, detail }, now)
    await services.desks.tell(trx, hotelId)
    return accept(party.id)
  })
  if (!done.ok) return done
  const walkIn = await findWalkIn(services, hotelId, done.value)
  if (!walkIn) throw new Error(`walk-in ${done.value} was taken and is gone`)
  return accept(walkIn)
}
