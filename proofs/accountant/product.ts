/** Settles the generated bookings with the product's code. */
import { partsMinus, type TaxedPart } from '../../src/domain/bills/gst.ts'
import { taxOnDays } from '../../src/domain/bills/tax.ts'
import type { Rates as ProductRates } from '../../src/domain/ledger/rates.ts'
import { settleStay, type StayToSettle } from '../../src/domain/ledger/settle-stay.ts'
import { documentsDue, type Documented, type DueDocument } from '../../src/domain/tax-documents/documents-due.ts'
import type { Booking } from './bookings.ts'
import type { Entry } from './ledger.ts'
import { onDay, type Part } from './paise.ts'
import type { Day, Facts } from './stay.ts'

/** The id that both ledgers use for the hotel from which guests were moved. */
export const FIRST_HOTEL = 'first'
const FIRST_HOTEL_ID = 2

const sumOf = (days: readonly Day[], of: keyof Day, rooms: number) =>
  days.reduce((sum, day) => sum + day[of], 0) * rooms

/** Divides a price by tax rate with the product's code, under the GST rules of the booking day. */
function taxOf({ rooms, bookedOn, rates }: Facts, days: readonly Day[], taken: { hotel: number; ours: number }) {
  const { limit, low, high } = onDay(rates.slabs, bookedOn)
  const gross = sumOf(days, 'room', rooms) + sumOf(days, 'bathtub', rooms)
  const supplies = days.map(({ room, bathtub }) => ({
    value: (room + bathtub) * rooms,
    gross,
    hotelDiscount: taken.hotel,
    rooms,
  }))
  return taxOnDays(gross - taken.hotel - taken.ours, supplies, {
    from: bookedOn,
    threshold: limit,
    percentUpTo: low,
    percentAbove: high,
  })
}

function ratesOf({ rates, endsOn }: Facts): ProductRates {
  const on = (kind: Exclude<keyof Facts['rates'], 'slabs'>) => onDay(rates[kind], endsOn)
  return {
    commission: on('commission'),
    gst_on_commission: on('gstOnCommission'),
    tcs: on('tcs'),
    tcs_desk_share: on('tcsDeskShare'),
    tds: on('tds'),
    tds_without_pan: on('tdsWithoutPan'),
    tds_desk_share: on('tdsDeskShare'),
    tds_free_up_to: on('freeUpTo'),
    gateway_fee: 0,
  }
}

function stayOf(facts: Facts): StayToSettle {
  const ours = facts.uncleCoupon + facts.friendDiscount
  const { serviceTax, taxPercent, slabs } = taxOf(facts, facts.days, { hotel: facts.hotelCoupon, ours })
  const { moved, hotel } = facts
  return {
    guestId: 'guest',
    hotelId: 1,
    outcome: facts.outcome,
    bill: {
      roomTotal: sumOf(facts.days, 'room', facts.rooms),
      bathtubCharge: sumOf(facts.days, 'bathtub', facts.rooms),
      discount: facts.hotelCoupon + facts.uncleCoupon,
      hotelDiscount: facts.hotelCoupon,
      referralDiscount: facts.friendDiscount,
      serviceTax,
      taxPercent,
      slabs: slabs.length > 1 ? slabs : null,
      credits: facts.credits + facts.promotionalCredits,
      promotionalCredits: facts.promotionalCredits,
      dueAtDesk: facts.dueAtDesk,
      hours: facts.hours,
    },
    moved: moved && {
      worth: moved.worth,
      cost: moved.cost,
      slabs: taxOf(facts, moved.days, { hotel: 0, ours: 0 }).slabs,
      borneBy: moved.borneBy === 'uncle' ? 'uncle' : 'hotel',
      movedBy: 'guest',
      fromHotel: FIRST_HOTEL_ID,
    },
    place: facts.place,
    held: Number(facts.heldPaise),
    givenBack: Number(facts.givenBackPaise),
    hotelFault: facts.atHotelsFault * 100,
    takenAtDesk: facts.takenAtDesk * 100,
    terms: {
      commission: hotel.commission,
      gst: hotel.registered ? 'registered' : 'not_liable',
      pan: hotel.pan === 'small' ? 'given_small' : hotel.pan,
    },
    rates: ratesOf(facts),
    earlierValue: Number(facts.earlierValuePaise),
    ourMoney: 'goes',
  }
}

export const inNumbers = (parts: readonly Part[]): TaxedPart[] =>
  parts.map(({ percent, value, cgst, sgst, igst }) => ({
    percent,
    value: Number(value),
    cgst: Number(cgst),
    sgst: Number(sgst),
    igst: Number(igst),
  }))

/** Settles one booking with the product's code. */
export function ours(facts: Facts) {
  const { line, parts, entries } = settleStay(stayOf(facts))
  const of = (account: string) =>
    entries.filter((entry) => entry.account === account).reduce((sum, { paise }) => sum + paise, 0)
  const { value, tax, commission, gstOnCommission, tcs, tds, gstRooms, net, atDesk, paidOnline, credits } = line
  const byGuest = paidOnline + credits + of('goodwill')
  const sums = { value, tax, commission, gstOnCommission, tcs, tds, gstRooms, net, atDesk, byGuest }
  return { ...sums, parts: partsMinus(parts, []), rounding: of('rounding') }
}

/** Returns the documents that the product writes for successive settlements, with their parts and totals. */
export function ourDocuments({ settled }: Booking) {
  let written: Documented | null = null
  return settled.flatMap(({ facts }) => {
    const { parts, rounding } = facts ? ours(facts) : { parts: [], rounding: 0 }
    const now = { outcome: facts?.outcome ?? ('kept' as const), parts, rounding: 0 - rounding }
    const documents: DueDocument[] = documentsDue(now, written)
    return documents.map((due) => {
      const before: Documented = written ?? { cause: 'stayed', parts: [], rounding: 0 }
      const isInvoice: boolean = due.kind === 'invoice'
      written = {
        cause: isInvoice ? (due.cause === 'stayed' ? 'stayed' : 'kept') : before.cause,
        parts: partsMinus(before.parts, isInvoice ? partsMinus([], due.parts) : due.parts),
        rounding: before.rounding + (isInvoice ? due.rounding : -due.rounding),
      }
      return { kind: due.kind, parts: due.parts, rounding: due.rounding, total: due.total }
    })
  })
}

/** Returns the product's entries for each settlement, which are the difference from the previous settlement. */
export function ourEntries({ id, hotel, settled }: Booking): Entry[] {
  const entriesOf = (facts: Facts | null) => (facts ? settleStay(stayOf(facts)).entries : [])
  return settled.flatMap(({ on, facts }, at) => {
    const posted = (sign: bigint, of: Facts | null) =>
      entriesOf(of).map(({ account, paise, hotelId }): Entry => {
        const whose = account === 'hotel' ? { hotel: hotelId === FIRST_HOTEL_ID ? FIRST_HOTEL : hotel.id } : {}
        return { on, of: id, account, ...whose, paise: sign * BigInt(paise) } as Entry
      })
    return [...posted(-1n, settled[at - 1]?.facts ?? null), ...posted(1n, facts)]
  })
}
