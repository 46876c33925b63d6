/** Keeps the books of generated bookings: the documents and lines that the returns are built from. */
import type { Booking } from './bookings.ts'
import type { Settlement } from './documents.ts'
import { documentsOf } from './documents.ts'
import { houseUncle } from './house.ts'
import type { Books, Posted, Written } from './returns.ts'
import { differenceOfLines } from './returns.ts'
import type { Line } from './stay.ts'
import { settle } from './stay.ts'

export function booksOf(bookings: Booking[]): Books {
  return { written: bookings.flatMap(writtenOf), posted: bookings.flatMap(postedOf), uncle: houseUncle }
}

/** Returns a made-up number for a generated document. `index` numbers the booking's documents from 0. */
export const numberOf = (booking: string, index: number): string => `${booking}-${index + 1}`

function writtenOf(booking: Booking): Written[] {
  const settlements = booking.settled.map(({ facts }): Settlement => {
    if (facts === null) return { outcome: 'stayed', parts: [], rounding: 0n }
    const { parts, rounding } = settle(facts)
    return { outcome: facts.outcome, parts, rounding }
  })
  const { id, hotel, company } = booking
  return documentsOf(settlements).map((document, index) => ({
    on: booking.settled[document.settlement]?.on ?? '',
    booking: id,
    hotel,
    company,
    number: numberOf(id, index),
    document,
  }))
}

function postedOf({ id, hotel, settled }: Booking): Posted[] {
  const lines: (Line | null)[] = settled.map(({ facts }) => (facts === null ? null : settle(facts)))
  return settled.map(({ on }, at) => ({
    on,
    booking: id,
    hotel,
    place: hotel.place,
    line: differenceOfLines(lines[at - 1] ?? null, lines[at] ?? null),
  }))
}
