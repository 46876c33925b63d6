import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import * as calls from '#contract/desk-rooms.ts'
import type { Block, Sales } from '#contract/desk-rooms.ts'
import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import { formatIstMoment, isIstDate, istDateOf, toIstIso, type IstDate } from '#domain/kernel/ist.ts'
import type { Period } from '#domain/kernel/period.ts'
import type { Result } from '#domain/kernel/result.ts'
import { isUuid } from '#domain/kernel/uuid.ts'
import { isSalesDay } from '#domain/rooms/block.ts'
import { RACK_DAYS, rackDay, type RackDays } from '#domain/rooms/rack.ts'
import { ApiError, fieldRefusal, refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import { instantOf } from '../../http/read-fields.ts'
import type { Db, Services } from '../../services.ts'
import { rackForKey } from '../desk/hide-guests.ts'
import { blockRoom } from './block-room.ts'
import { blocksMadeBy, findBlock, presentBlock } from './block-rows.ts'
import { freeBlock } from './free-block.ts'
import { findBlockingStay } from './hotel-rooms.ts'
import { readRack } from './read-rack.ts'
import { readSales } from './read-sales.ts'
import { confirmPresence, resumeSelling, stopSelling } from './stop-selling.ts'

function dayOf(typed: string): IstDate {
  if (!isIstDate(typed)) throw fieldRefusal('day', 'INVALID', 'day is no day')
  return typed
}

/** Parses the day whose slots the desk counts. */
function salesDayOf(typed: string | undefined, now: Date): IstDate {
  const day = dayOf(typed ?? istDateOf(now))
  if (!isSalesDay(day, now)) throw fieldRefusal('day', 'INVALID', 'day is yesterday, today or one of the next 30 days')
  return day
}

const isRackDays = (days: number): days is RackDays => RACK_DAYS.some((known) => known === days)

function valueOf<Value>(done: Result<Value, ErrorCode>): Value {
  if (!done.ok) throw refusal(done.refusal)
  return done.value
}

/** Says who has the room and until when, as far as the desk may know it. */
async function takenRefusal(db: Db, roomId: number, period: Period): Promise<ApiError> {
  const found = await findBlockingStay(db, roomId, period)
  if (!found) return refusal('ROOM_TAKEN')
  const { number, code, until_at, is_block } = found
  const who = is_block ? 'is blocked' : code ? `is taken by booking ${code}` : 'is being paid for'
  return new ApiError({
    statusCode: ERRORS.ROOM_TAKEN.status,
    code: 'ROOM_TAKEN',
    message: `Room ${number} ${who}, until ${formatIstMoment(until_at)}.`,
    details: [
      { field: 'until', code: 'ROOM_TAKEN', message: toIstIso(until_at) },
      ...(code ? [{ field: 'booking', code: 'ROOM_TAKEN', message: code }] : []),
    ],
  })
}

async function blockOf(db: Db, hotelId: number, id: string): Promise<Block> {
  const block = await findBlock(db, hotelId, sql<boolean>`k.id = ${id}::uuid`)
  if (!block) throw refusal('NOT_FOUND')
  return presentBlock(block)
}

function blockRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  handleCall(app, services, calls.blockRoom, async ({ body, session, requestKey }) => {
    const period = { start: instantOf('from', body.from), end: instantOf('until', body.until) }
    const roomId = body.room ?? null
    const wish = { roomId, period, why: body.why, note: body.note?.trim() || null }
    const done = await blockRoom(services, session, wish, requestKey)
    // Hides from an API key who has the room.
    if (!done.ok && done.refusal === 'ROOM_TAKEN' && roomId !== null && !session.keyScopes)
      throw await takenRefusal(db, roomId, period)
    return blockOf(db, session.hotelId, valueOf(done))
  })

  handleCall(app, services, calls.freeBlock, async ({ params, session, requestKey }) => {
    if (!isUuid(params.id)) throw refusal('NOT_FOUND')
    const block = await blockOf(db, session.hotelId, valueOf(await freeBlock(services, session, params.id, requestKey)))
    if (!session.keyScopes || (await blocksMadeBy(db, session.staffId, [block.id])).has(block.id)) return block
    return { ...block, note: null }
  })
}

function salesRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services
  const salesOf = (hotelId: number, day: IstDate): Promise<Sales> => readSales(db, hotelId, day, clock.now())

  handleCall(app, services, calls.leftToSell, ({ query, session }) =>
    salesOf(session.hotelId, salesDayOf(query.day, clock.now())),
  )

  handleCall(app, services, calls.stopSelling, async ({ session, requestKey }) => {
    valueOf(await stopSelling(services, session, requestKey))
    return salesOf(session.hotelId, istDateOf(clock.now()))
  })

  handleCall(app, services, calls.confirmPresence, async ({ session, requestKey }) => {
    valueOf(await confirmPresence(services, session, requestKey))
    return salesOf(session.hotelId, istDateOf(clock.now()))
  })

  handleCall(app, services, calls.resumeSelling, async ({ session, requestKey }) => {
    valueOf(await resumeSelling(services, session, requestKey))
    return salesOf(session.hotelId, istDateOf(clock.now()))
  })
}

/** Registers the calls about a hotel's rooms: the rack, blocks, and what is left to sell (desk-and-office, "Rooms"). */
export function roomRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  handleCall(app, services, calls.deskRooms, async ({ query, session }) => {
    const now = clock.now()
    const { days = 1 } = query
    if (!isRackDays(days)) throw fieldRefusal('days', 'INVALID', 'days is 1 or 7')
    const rack = await readRack(db, session.hotelId, { day: dayOf(query.day ?? rackDay(now)), days }, now)
    if (!session.keyScopes) return rack
    const blocks = rack.rooms.flatMap(({ stays }) =>
      stays.flatMap(({ kind, id }) => (kind === 'block' && id ? [id] : [])),
    )
    return rackForKey(rack, session.keyScopes, await blocksMadeBy(db, session.staffId, blocks))
  })
  blockRoutes(app, services)
  salesRoutes(app, services)
}
