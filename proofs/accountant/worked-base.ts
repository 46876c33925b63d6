/**
 * The booking from which each worked row differs: one room for one day at ₹1,500, paid online, at a registered hotel
 * with a PAN.
 */
import type { Part } from './paise.ts'
import type { Facts, Line, Rates } from './stay.ts'

export type WorkedRow = { name: string; facts: Facts; is: Partial<Line> }

const always = <T>(is: T) => [{ from: '2024-01-01', is }]

export const rates: Rates = {
  commission: always(1500),
  gstOnCommission: always(1800),
  tcs: [
    { from: '2024-01-01', is: 100 },
    { from: '2024-07-10', is: 50 },
  ],
  tds: [
    { from: '2024-01-01', is: 100 },
    { from: '2024-10-01', is: 10 },
  ],
  tdsWithoutPan: always(500),
  tcsDeskShare: always(10_000),
  tdsDeskShare: always(10_000),
  freeUpTo: always(500_000),
  slabs: [
    { from: '2024-01-01', is: { limit: 7500, low: 12, high: 18 } },
    { from: '2025-09-22', is: { limit: 7500, low: 5, high: 18 } },
  ],
}

export const base: Facts = {
  outcome: 'stayed',
  bookedOn: '2026-11-01',
  endsOn: '2026-11-20',
  rooms: 1,
  days: [{ room: 1500, bathtub: 0 }],
  hotelCoupon: 0,
  uncleCoupon: 0,
  friendDiscount: 0,
  credits: 0,
  promotionalCredits: 0,
  hours: [],
  dueAtDesk: 0,
  takenAtDesk: 0,
  atHotelsFault: 0,
  heldPaise: 157_500n,
  givenBackPaise: 0n,
  moved: null,
  place: 'within_state',
  hotel: { registered: true, pan: 'given', commission: null },
  rates,
  earlierValuePaise: 0n,
}

export const day = (room: number, bathtub = 0) => ({ room, bathtub })

export const halves = (percent: number, value: bigint, half: bigint): Part => ({
  percent,
  value,
  cgst: half,
  sgst: half,
  igst: 0n,
})

export const across = (percent: number, value: bigint, igst: bigint): Part => ({
  percent,
  value,
  cgst: 0n,
  sgst: 0n,
  igst,
})

export const row = (name: string, facts: Partial<Facts>, is: Partial<Line>): WorkedRow => ({
  name,
  facts: { ...base, ...facts },
  is,
})
