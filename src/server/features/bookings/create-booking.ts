import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import { lockHotel } from '#db/hotel-lock.ts'
import type { DB } from '#db/schema.ts'
import type { TaxRule } from '#domain/bills/tax.ts'
import { isStricter } from '#domain/bookings/change-window.ts'
import { HOLD_MINUTES, MAX_HOLDS, UNPAID_HOURS, unpaidWait } from '#domain/bookings/holds.ts'
import { stayToConfirm, type OwnStay } from '#domain/bookings/own-stays.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { partyRefusal } from '#domain/bookings/rooms-and-guests.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { taxRuleAt, type Services } from '../../services.ts'
import { quoteFactsOf, readQuoteFacts, type QuoteFacts, type QuoteFactsRow } from '../bills/quote-facts.ts'
import { quoteFrom } from '../bills/quote-stay.ts'
import type { UnopenedPayment } from '../payments/start-payment.ts'
import { announceConfirmed } from './announce.ts'
import { inKeyedTransaction, Refused } from '../../transactions/booking-transaction.ts'
import type { BookingRequest } from './booking-request.ts'
import {
  draftBooking,
  confirmationNotice,
  unopenedPayment,
  writeBooking,
  type CreatedBooking,
} from './write-booking.ts'
import type { WrittenBooking } from './written-row.ts'
import { expireOwnHolds } from './expire-holds.ts'
import { couldMakeRoom, type RoomsToFind } from './find-moves.ts'
import { makeRoom } from './make-room.ts'
import { ownStayOf, type OwnStayJson } from './own-stay-rows.ts'

/**
 * The request that writes the booking sets `payment` and `written`; for a repeated request with the same key they are
 * read from the database.
 */
export type HeldBooking = CreatedBooking & { payment?: UnopenedPayment | null; written?: WrittenBooking }

/**
 * Holds the rooms and writes booking, bill, credits, coupon and payment in one transaction; retries if another booking
 * got in the way. Asks the gateway only after the commit (design, "How a booking is made safe").
 */
export async function createBooking(
  services: Services,
  request: BookingRequest,
): Promise<Result<HeldBooking, ErrorCode>> {
  const party = partyRefusal(request)
  if (party) return refuse(party)
  const created: CreatedBooking = { bookingId: randomUUID(), paymentId: randomUUID() }
  const short = new ShortOfRooms(services)
  const keyed = {
    requestKey: request.requestKey,
    result: created,
    secondChance: (refused: ErrorCode) => short.canMakeRoom(refused),
    replay: async (_trx: Transaction<DB>, result: CreatedBooking) => accept<HeldBooking>(result),
  }
  return inKeyedTransaction(services, keyed, (trx, now) =>
    book(trx, request, { created, now, taxRule: taxRuleAt(services, now), short }),
  )
}

/**
 * Retries a booking that was refused for lack of rooms, if moving other stays would free enough of them; the retry
 * moves them. Only a booking at a full hotel needs an extra query.
 */
class ShortOfRooms {
  private readonly services: Services
  private wish: RoomsToFind | undefined
  private isMoving = false

  constructor(services: Services) {
    this.services = services
  }

  /** On the retry, locks the hotel and moves other stays to free the rooms. */
  async before(trx: Transaction<DB>, wish: RoomsToFind, now: Date): Promise<void> {
    this.wish = wish
    if (!this.isMoving) return
    await lockHotel(trx, wish.hotelId)
    await makeRoom(trx, wish, now)
  }

  async canMakeRoom(refused: ErrorCode): Promise<boolean> {
    const isShort = refused === 'SOLD_OUT' || refused === 'BATHTUB_SOLD_OUT'
    if (!isShort || !this.wish || this.isMoving) return false
    this.isMoving = await couldMakeRoom(this.services.db, this.wish, this.services.clock.now())
    return this.isMoving
  }
}

async function book(
  trx: Transaction<DB>,
  request: BookingRequest,
  { created, now, taxRule, short }: { created: CreatedBooking; now: Date; taxRule: TaxRule; short: ShortOfRooms },
): Promise<Result<HeldBooking, ErrorCode>> {
  const facts = await lockGuest(trx, request, now)
  refuseUnasked(facts, request)
  refuseUnpaid(facts, now)
  const quote = quoteFrom({ ...request, now, taxRule }, facts.quote)
  if (!quote.ok) throw new Refused(quote.refusal)
  // The hotel may have changed its price since: nobody pays more than the price they saw (desk-and-office, "What must
  // never happen").
  if (request.shownTotal !== null && quote.value.bill.total > request.shownTotal) throw new Refused('PRICE_CHANGED')
  if (request.shownRule && isStricter(quote.value.rule, request.shownRule)) throw new Refused('CHANGE_RULE_CHANGED')
  const draft = draftBooking({ ...created, request, quote: quote.value, now })
  const { rooms, hasBathtub, stay } = request
  await short.before(trx, { hotelId: quote.value.hotel.id, rooms, hasBathtub, period: stay.period }, now)
  // Do not commit a booking that needs no payment yet, because it is announced in the same transaction.
  const hotel = await writeBooking(trx, draft, draft.holdUntil ? 'commit' : 'continue')
  if (!draft.holdUntil) await announceConfirmed(trx, confirmationNotice(draft), now)
  return accept({ ...created, payment: unopenedPayment(draft), written: { draft, hotel } })
}

type GuestFacts = {
  holds: number
  hasLapsedHold: boolean
  unpaidFrom: Date[]
  unpaidUntil: Date[]
  ownStays: OwnStay[]
  quote: QuoteFacts
}

type GuestRow = {
  holds: number
  has_lapsed_hold: boolean
  unpaid_from: Date[]
  unpaid_until: Date[]
  own_stays: OwnStayJson[]
} & QuoteFactsRow

/**
 * Serialises the requests of one guest, so that holds, credits and first bookings are counted correctly, and reads the
 * facts of the booking. First releases what the guest's own expired holds still occupy.
 */
async function lockGuest(trx: Transaction<DB>, request: BookingRequest, now: Date): Promise<GuestFacts> {
  const facts = await readGuest(trx, request, now)
  if (!facts.hasLapsedHold) return facts
  await expireOwnHolds(trx, request.userId, now)
  return readGuest(trx, request, now)
}

async function readGuest(trx: Transaction<DB>, request: BookingRequest, now: Date): Promise<GuestFacts> {
  const countedSince = addMinutes(now, -UNPAID_HOURS * 60 - HOLD_MINUTES)
  // Uses `lateral`, so that the facts are read after the guest is locked.
  const { start, end } = request.stay.period
  const { rows } = await sql<GuestRow>`
    select g.holds, g.has_lapsed_hold, g.unpaid_from, g.unpaid_until, f.*,
      own_stays(g.user_id, ${start}::timestamptz, ${end}::timestamptz, ${now}::timestamptz) as own_stays
    from lock_guest(${request.userId}::uuid, ${now}::timestamptz, ${countedSince}::timestamptz) g
      cross join lateral ${quoteFactsOf(sql`g.user_id`, { ...request, now })} f`.execute(trx)
  const row = rows[0]
  if (!row) throw new Error(`lock_guest and quote_facts return one row for ${request.userId}`)
  return {
    holds: row.holds,
    hasLapsedHold: row.has_lapsed_hold,
    unpaidFrom: row.unpaid_from,
    unpaidUntil: row.unpaid_until,
    ownStays: row.own_stays.map(ownStayOf),
    quote: readQuoteFacts(row, request.stay.slot),
  }
}

/**
 * Refuses a stay that overlaps another one of this guest unless the guest confirmed it. Runs with the guest locked, so
 * that two tabs cannot both book without asking (decision 0070).
 */
function refuseUnasked({ ownStays, quote: { hotel } }: GuestFacts, { stay, saidOfOwnStays }: BookingRequest): void {
  const asked = hotel && stayToConfirm({ hotelId: hotel.id, period: stay.period }, ownStays, saidOfOwnStays)
  if (asked) throw new Refused('OVERLAPS_YOURS')
}

/**
 * Limits unpaid bookings, because a guest who keeps holding rooms without paying keeps them from other guests. An
 * earlier hold that expired, failed or was released counts by how long it lasted; a paid one does not count, however
 * late the payment.
 */
function refuseUnpaid({ holds, unpaidFrom, unpaidUntil }: GuestFacts, now: Date): void {
  if (holds >= MAX_HOLDS) throw new Refused('TOO_MANY_HOLDS')
  const unpaid = unpaidFrom.map((from, index) => ({ from, until: unpaidUntil[index] ?? now }))
  const seconds = unpaidWait(unpaid, now)
  if (seconds !== undefined) throw new Refused('TOO_MANY_LAPSED_HOLDS', seconds)
}
