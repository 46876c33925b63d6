import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { BookingStatus } from '#domain/bookings/booking-status.ts'
import { istDateOf, istInstant } from '#domain/kernel/ist.ts'
import { paiseOf, type Entry } from '#domain/ledger/accounts.ts'
import { financialYearStart, ratesOn } from '#domain/ledger/rates.ts'
import { REFUND_REASONS } from '#domain/payments/refund-cause.ts'
import type { TaxedPart } from '#domain/bills/gst.ts'
import type { TaxSlab } from '#domain/bills/tax.ts'
import type { StayLine, StayOutcome, StayToSettle } from '#domain/ledger/settle-stay.ts'
import type { StayBill } from '#domain/ledger/stay-price.ts'
import { gstStateNamed } from '#domain/tax-documents/gst-states.ts'
import { placeOfSupply, registrationIn } from '#domain/tax-documents/gstin.ts'
import { readRates } from './read-rates.ts'
import { findTerms } from './terms.ts'

type StayRow = StayBill & {
  guestId: string
  hotelId: number
  status: BookingStatus
  isNoShow: boolean
  endedAt: Date | null
  leavesAt: Date
  isMovedAway: boolean
  held: number
  givenBack: number
  givenBackSince: number
  taken: number
  hotelFault: number
  worth: number | null
  cost: number | null
  borneBy: 'uncle' | 'hotel' | null
  movedBy: 'guest' | 'office' | null
  fromHotel: number | null
  slabsHere: TaxSlab[] | null
  stateName: string
  ownGstins: string[] | null
  isAttended: boolean
  isReleased: boolean
  turns: number
  posted: Entry[]
  lines: StayLine[]
  parts: TaxedPart[]
}

/** A stay in its current state, with its postings so far. */
export type FoundStay = {
  stay: Omit<StayToSettle, 'ourMoney'>
  /** when the settlement takes effect */
  at: Date
  turn: number
  posted: readonly Entry[]
  lines: readonly StayLine[]
  /** the value and GST of `lines` by rate; empty for a stay settled before migration 107 */
  parts: readonly TaxedPart[]
  isAttended: boolean
  /** whether the office released our money for the stay */
  isReleased: boolean
}

const LINE = sql`'value', l.value, 'tax', l.tax, 'paidOnline', l.paid_online, 'credits', l.credits, 'atDesk', l.at_desk,
  'paidByUncle', l.paid_by_uncle, 'hotelCoupon', l.hotel_coupon, 'commission', l.commission,
  'gstOnCommission', l.gst_on_commission, 'tcs', l.tcs, 'tds', l.tds, 'gstRooms', l.gst_rooms, 'net', l.net,
  'given', l.given, 'waits', l.waits`

/** Sums a booking's settled value and GST by rate, as JSON. */
export const partsOf = (bookingId: RawBuilder<unknown>): RawBuilder<TaxedPart[]> => sql`coalesce((
    select json_agg(json_build_object('percent', t.percent, 'value', t.value, 'cgst', t.cgst, 'sgst', t.sgst, 'igst', t.igst) order by t.percent)
    from (select percent, sum(value)::bigint as value, sum(cgst)::bigint as cgst, sum(sgst)::bigint as sgst, sum(igst)::bigint as igst
      from stay_taxes where booking_id = ${bookingId} group by percent) t), '[]'::json)`

/**
 * Whether extra hours `e`, paid online, ended only because booking `b` was cancelled. The hotel then keeps their money
 * along with the rest that the rules leave it.
 */
const isKeptWithStay = sql`b.status = 'cancelled' and e.cancelled_at = b.cancelled_at
  and exists (select 1 from payments y where y.extension_id = e.id and y.status = 'paid')`

async function readStay(trx: Transaction<DB>, bookingId: string): Promise<StayRow | undefined> {
  const { rows } = await sql<StayRow>`
    select b.user_id as "guestId", b.hotel_id as "hotelId", b.status, b.no_show_at is not null as "isNoShow",
      b.hotel_fault_refund as "hotelFault", b.ended_at as "endedAt", b.leaves_at as "leavesAt", b.room_total as "roomTotal", b.bathtub_charge as "bathtubCharge",
      b.discount, b.hotel_discount as "hotelDiscount", b.referral_discount as "referralDiscount", b.service_tax as "serviceTax",
      b.tax_percent as "taxPercent", b.tax_slabs as slabs, b.credits, due_at_desk(b.id) as "dueAtDesk",
      coalesce((select -sum(c.promotional) from credit_entries c
        where c.booking_id = b.id and c.kind in ('spent', 'returned')), 0)::int as "promotionalCredits",
      is_attended(b.id) as "isAttended",
      exists (select 1 from money_releases m where m.booking_id = b.id and m.what = 'stay') as "isReleased",
      exists (select 1 from bookings n where n.moved_from = b.id) as "isMovedAway",
      coalesce((select json_agg(json_build_object('value', e.room_total, 'tax', e.service_tax, 'percent', e.tax_percent) order by e.id)
        from extensions e where e.booking_id = b.id and (e.status = 'paid' or ${isKeptWithStay})), '[]'::json) as hours,
      c.state as "stateName", (select array_agg(o.gstin order by o.position) from own_gstins o) as "ownGstins", guest_money_of(b.id) as held,
      kindness.paise as "givenBack", kindness.since as "givenBackSince",
      coalesce((select sum(t.amount) from takings_for_stay(b.id) t), 0)::int as taken,
      r.worth, r.cost, r.borne_by as "borneBy", r.moved_by as "movedBy", r.hotel_id as "fromHotel", r.tax_slabs as "slabsHere",
      (select count(*)::int from ledger_postings p where p.booking_id = b.id and p.kind = 'stay') as turns,
      coalesce((select json_agg(json_strip_nulls(json_build_object('account', e.account, 'hotelId', e.hotel_id, 'guestId', e.guest_id, 'paise', e.paise)))
        from ledger_postings p join ledger_entries e on e.posting_id = p.id
        where p.booking_id = b.id and p.kind = 'stay'), '[]'::json) as posted,
      coalesce((select json_agg(json_build_object(${LINE})) from stay_lines l where l.booking_id = b.id), '[]'::json) as lines,
      ${partsOf(sql`b.id`)} as parts
    from bookings b join cities c on c.id = b.city_id left join relocations r on r.moved_to = b.id
      cross join lateral (
        select coalesce(sum(e.paise), 0)::bigint as paise,
          coalesce(sum(e.paise) filter (where r.created_at >= b.cancelled_at), 0)::bigint as since
        from payments y join refunds r on r.payment_id = y.id and r.reason = ${REFUND_REASONS.goodwill}
          join ledger_postings p on p.kind = 'refund_asked' and p.fact = r.id::text
          join ledger_entries e on e.posting_id = p.id and e.account = 'guest_money'
        where y.booking_id in (b.id, b.moved_from)) kindness
    where b.id = ${bookingId}::uuid`.execute(trx)
  return rows[0]
}

/** Lists the hotels whose accounts a stay may affect: its own hotel and the one from which its guests were moved. */
export async function hotelsOfStay(trx: Transaction<DB>, bookingId: string): Promise<number[]> {
  const { rows } = await sql<{ hotel: number }>`
    select b.hotel_id as hotel from bookings b where b.id = ${bookingId}::uuid
    union select r.hotel_id from relocations r where r.moved_to = ${bookingId}::uuid`.execute(trx)
  return rows.map(({ hotel }) => hotel)
}

/**
 * Sums the value of a hotel's other stays in the same financial year, up to this one, because TDS is due only above a
 * yearly amount.
 */
async function valueBefore(
  trx: Transaction<DB>,
  asked: { hotelId: number; bookingId: string; at: Date },
): Promise<number> {
  const from = istInstant(financialYearStart(istDateOf(asked.at)))
  const { rows } = await sql<{ value: number }>`
    select coalesce(sum(l.value), 0)::bigint as value from stay_lines l join ledger_postings p on p.id = l.posting_id
    where l.hotel_id = ${asked.hotelId} and p.at >= ${from} and p.at <= ${asked.at}
      and l.booking_id <> ${asked.bookingId}::uuid`.execute(trx)
  return rows[0]?.value ?? 0
}

/**
 * Calculates a stay's outcome. Undefined while there is nothing to settle: unpaid, not over, or cancelled and fully
 * refunded.
 */
function outcomeOf(row: StayRow, held: number, now: Date): StayOutcome | undefined {
  if (row.status === 'completed' && row.endedAt !== null) return row.isNoShow ? 'no_show' : 'stayed'
  const isKept = row.status === 'cancelled' && !row.isMovedAway && row.leavesAt <= now
  return isKept && (held > 0 || row.givenBackSince > 0 || row.turns > 0) ? 'kept' : undefined
}

/**
 * Takes goodwill refunds out of the sum that the rules let the hotel keep. If the rules let it keep nothing, the hotel
 * earns nothing from the stay.
 */
const givenBackOf = ({ givenBack, givenBackSince }: StayRow, held: number): number =>
  held > 0 || givenBackSince > 0 ? givenBack : 0

const movedOf = ({ worth, cost, slabsHere, borneBy, movedBy, fromHotel }: StayRow): StayToSettle['moved'] => {
  const isMoved = worth !== null && cost !== null && borneBy !== null && movedBy !== null && fromHotel !== null
  return isMoved ? { worth, cost, slabs: slabsHere, borneBy, movedBy, fromHotel } : null
}

/**
 * Returns whether the supplier, which is the registered hotel or else Uncle, is registered in the state of the room. If
 * the city's state is unknown, assumes that it is.
 */
function placeOf({ stateName, ownGstins }: StayRow, hotelGstin: string | null): StayToSettle['place'] {
  const state = gstStateNamed(stateName)
  const [first, ...others] = ownGstins ?? []
  if (!state || (hotelGstin === null && first === undefined)) return 'within_state'
  return placeOfSupply(hotelGstin ?? registrationIn([first ?? '', ...others], state.code), state.code)
}

/** Reads a stay's postings. Undefined if there are none. */
export async function findPostedStay(
  trx: Transaction<DB>,
  bookingId: string,
): Promise<(Pick<FoundStay, 'turn' | 'posted' | 'lines' | 'parts'> & { hotelId: number }) | undefined> {
  const row = await readStay(trx, bookingId)
  if (!row || row.turns === 0) return undefined
  return { hotelId: row.hotelId, turn: row.turns + 1, posted: row.posted, lines: row.lines, parts: row.parts }
}

/** Finds a stay that can be settled, with the books of its hotels locked. */
export async function findStayToSettle(
  trx: Transaction<DB>,
  bookingId: string,
  now: Date,
  goesBack = 0,
): Promise<FoundStay | undefined> {
  const row = await readStay(trx, bookingId)
  if (!row) return undefined
  // Earlier postings of this stay took money from the guest's account. A new posting divides the whole amount again.
  const settled = row.posted
    .filter(({ account }) => account === 'guest_money')
    .reduce((sum, { paise }) => sum + paise, 0)
  const held = Math.max(0, row.held + settled - goesBack)
  const outcome = outcomeOf(row, held, now)
  if (!outcome) return undefined
  const at = row.leavesAt
  const { gstin, ...terms } = await findTerms(trx, row.hotelId, istDateOf(at))
  const rates = ratesOn(await readRates(trx), istDateOf(at))
  const earlierValue = terms.pan === 'given_small' ? await valueBefore(trx, { hotelId: row.hotelId, bookingId, at }) : 0
  const { guestId, hotelId, isAttended, isReleased } = row
  const fromDesk = { takenAtDesk: paiseOf(row.taken), hotelFault: paiseOf(row.hotelFault) }
  const money = { held, givenBack: givenBackOf(row, held), ...fromDesk, earlierValue }
  const place = placeOf(row, gstin)
  const stay = { guestId, hotelId, outcome, bill: row, moved: movedOf(row), place, terms, rates, ...money }
  return {
    stay,
    at,
    turn: row.turns + 1,
    posted: row.posted,
    lines: row.lines,
    parts: row.parts,
    isAttended,
    isReleased,
  }
}
