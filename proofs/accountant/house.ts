/** The invented hotels and rates of the generated bookings. */
import type { Place } from './paise.ts'
import type { HotelFacts, Rates } from './stay.ts'
import type { Hotel, Uncle } from './returns.ts'

export type HouseHotel = Hotel & {
  panKind: HotelFacts['pan']
  commission: number | null
  place: Place
  earlierValuePaise: bigint // of the financial year 2025-26, before the first generated stay
}

export const houseUncle: Uncle = { states: ['MH'] }

const first: HouseHotel = {
  id: 'mogra',
  gstin: '27AAACM1111A1Z1',
  pan: 'AAACM1111A',
  state: 'MH',
  panKind: 'given',
  commission: null,
  place: 'within_state',
  earlierValuePaise: 90_000_000n,
}

/** Uncle is the supplier for a hotel without a GSTIN: within the state in MH, between states in KA. */
export const houseHotels: readonly [HouseHotel, ...HouseHotel[]] = [
  first,
  { ...first, id: 'chameli', gstin: null, pan: 'ABCPC2222B', panKind: 'small', earlierValuePaise: 46_000_000n },
  { ...first, id: 'kamal', gstin: '29AAACK3333C1Z3', pan: 'AAACK3333C', state: 'KA' },
  {
    ...first,
    id: 'juhi',
    gstin: null,
    pan: 'ABCHJ4444D',
    state: 'KA',
    panKind: 'small',
    place: 'between_states',
    earlierValuePaise: 49_000_000n,
  },
  { ...first, id: 'gulab', gstin: null, pan: null, panKind: 'missing', earlierValuePaise: 5_000_000n },
  {
    ...first,
    id: 'champa',
    gstin: '29ABCPC5555E1Z5',
    pan: 'ABCPC5555E',
    state: 'KA',
    panKind: 'small',
    commission: 1234,
  },
  { ...first, id: 'parijat', gstin: '29AAACP6666F1Z6', pan: 'AAACP6666F', place: 'between_states' },
]

/** The commission changes with the financial year. TCS and TDS change in the middle of a month. */
export const houseRates: Rates = {
  commission: [
    { from: '2024-01-01', is: 1500 },
    { from: '2026-04-01', is: 1650 },
  ],
  gstOnCommission: [{ from: '2024-01-01', is: 1800 }],
  tcs: [
    { from: '2024-01-01', is: 100 },
    { from: '2026-03-16', is: 50 },
  ],
  tds: [{ from: '2024-01-01', is: 10 }],
  tdsWithoutPan: [{ from: '2024-01-01', is: 500 }],
  tcsDeskShare: [{ from: '2024-01-01', is: 10_000 }],
  tdsDeskShare: [{ from: '2024-01-01', is: 10_000 }],
  freeUpTo: [{ from: '2024-01-01', is: 500_000 }],
  slabs: [
    { from: '2024-01-01', is: { limit: 7500, low: 12, high: 18 } },
    { from: '2025-09-22', is: { limit: 7500, low: 5, high: 18 } },
  ],
}
