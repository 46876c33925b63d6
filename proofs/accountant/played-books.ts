/**
 * Keeps the accountant's books of the bookings made on the server. Documents have the numbers that the server gave
 * them.
 */
import type { TaxDocument } from '../../src/contract/tax-documents.ts'
import { STATES } from './companies.ts'
import { documentsOf, type Settlement } from './documents.ts'
import type { PlayedBooking } from './played-booking.ts'
import { CLOSED_ON, E_INVOICE_FROM, hotelOn, UNCLE_GSTINS, type Play, type PlayedHotel } from './played-plan.ts'
import { differenceOfLines, type Posted, type Written } from './returns.ts'
import { settle, type Line } from './stay.ts'

export type Numbered = { booking: PlayedBooking; papers: TaxDocument[] }

const nothing: Settlement = { outcome: 'stayed', parts: [], rounding: 0n }

/** A booking that was cancelled in time earned nothing and has no settlement. */
export const settledOf = ({ plan, settled }: PlayedBooking) => (plan.kind === 'cancelled in time' ? [] : settled)

const hotelAt = ({ plan: { hotel }, settled }: PlayedBooking): PlayedHotel => hotelOn(hotel, settled[0]?.on ?? '')

/**
 * Returns the documents that the rules require for a booking, numbered like the server's. The number is '' if the
 * server has fewer documents.
 */
export function writtenOf({ booking, papers }: Numbered): (Written & { hotel: PlayedHotel })[] {
  const settled = settledOf(booking)
  const settlements = settled.map(({ facts }): Settlement => {
    if (facts === null) return nothing
    const { parts, rounding } = settle(facts)
    return { outcome: facts.outcome, parts, rounding }
  })
  return documentsOf(settlements).map((document, index) => ({
    on: settled[document.settlement]?.on ?? '',
    booking: booking.code,
    hotel: hotelAt(booking),
    company: booking.company,
    number: papers[index]?.number ?? '',
    document,
  }))
}

/**
 * Returns the month of a statement line: the month in which the stay ends, or the first open month if that one is
 * closed (question 25).
 */
export function postedOf(booking: PlayedBooking): Posted[] {
  const settled = settledOf(booking)
  const lines = settled.map(({ facts }): Line | null => (facts === null ? null : settle(facts)))
  return settled.map(({ on }, at) => ({
    on: on < CLOSED_ON ? (settled[0]?.on ?? on) : on,
    booking: booking.code,
    hotel: hotelAt(booking),
    place: booking.plan.hotel.place,
    line: differenceOfLines(lines[at - 1] ?? null, lines[at] ?? null),
  }))
}

/** A document as its reader sees it, in the same form for the server and the accountant. Amounts are in paise. */
export type Paper = {
  kind: string
  on: string
  recipient: object | null
  supplier: string | null
  isSuppliedByUs: boolean
  placeOfSupply: string
  value: number
  cgst: number
  sgst: number
  igst: number
  rounding: number
  total: number
  isEInvoice: boolean
}

/** Returns the state of Uncle's registration: the room's state if Uncle is registered there, else the first. */
export const gstinFor = (uncle: Play['uncle'], state: PlayedHotel['state']): string =>
  UNCLE_GSTINS[uncle.includes(state) ? state : (uncle[0] ?? 'MH')]

export function paperWanted(uncle: Play['uncle'], of: ReturnType<typeof writtenOf>[number]): Paper {
  const { on, hotel, company, document } = of
  const sumOf = (of: 'value' | 'cgst' | 'sgst' | 'igst') =>
    document.parts.reduce((sum, part) => sum + Number(part[of]), 0)
  const { code, name } = STATES[hotel.state]
  return {
    kind: document.kind,
    on,
    recipient: company,
    supplier: hotel.gstin ?? gstinFor(uncle, hotel.state),
    isSuppliedByUs: hotel.gstin === null,
    placeOfSupply: `${code} ${name}`,
    value: sumOf('value'),
    cgst: sumOf('cgst'),
    sgst: sumOf('sgst'),
    igst: sumOf('igst'),
    rounding: Number(document.rounding),
    total: Number(document.total),
    isEInvoice: hotel.gstin === null && company !== null && on >= E_INVOICE_FROM,
  }
}

/** A recipient without a GSTIN is the guest personally, not a company. */
export function paperRead(paper: TaxDocument): Paper {
  const { kind, issuedAt, recipient, supplier, isSuppliedByUs, placeOfSupply, cgst, sgst, igst, rounding, total } =
    paper
  return {
    kind,
    on: issuedAt.slice(0, 10),
    recipient: recipient?.gstin == null ? null : recipient,
    supplier: supplier.gstin,
    isSuppliedByUs,
    placeOfSupply: `${placeOfSupply.code} ${placeOfSupply.name}`,
    value: paper.taxableValue,
    cgst,
    sgst,
    igst,
    rounding,
    total,
    isEInvoice: paper.e_invoice !== null,
  }
}
