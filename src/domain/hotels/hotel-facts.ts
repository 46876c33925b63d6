type Fact = {
  /** the fact's column in the database table `hotels` */
  column: string
  /** the fact's column in the import file (docs/import-format.md) */
  csvColumn: string
  /** completes "says whether …" in the API document and in the import's report */
  meaning: string
  /** whether guests can filter by the fact */
  isFilter: boolean
}

/**
 * The yes/no facts of a hotel, by their names in the API. Import, search, facets, hotel page, desk and demo are built
 * from this table. A new fact is therefore one line here, a migration that adds its column, and its words
 * (CONTRIBUTING.md, "A hotel's yes/no fact"). A bathtub is not among the facts, because it belongs to a room rather
 * than to a hotel.
 */
export const HOTEL_FACTS = {
  same_sex: {
    column: 'same_sex',
    csvColumn: 'same_sex_couples',
    meaning: 'same-sex couples are welcome',
    isFilter: true,
  },
  has_love_kit: {
    column: 'has_love_kit',
    csvColumn: 'love_kit',
    meaning: 'guests may ask for a love kit',
    isFilter: true,
  },
  only_payAtHotel: {
    column: 'only_pay_at_hotel',
    csvColumn: 'pay_at_hotel_only',
    meaning: 'guests always pay the rest at the desk',
    isFilter: true,
  },
  open_all_night: {
    column: 'open_all_night',
    csvColumn: 'open_all_night',
    meaning: 'the reception is open all night, so guests may book a slot that has begun',
    isFilter: false,
  },
} as const satisfies Record<string, Fact>

export type HotelFact = keyof typeof HOTEL_FACTS
export type HotelFacts = Record<HotelFact, boolean>
export type FactColumn = (typeof HOTEL_FACTS)[HotelFact]['column']

/** A fact that guests can filter by. */
export type FilterFact = {
  [Name in HotelFact]: (typeof HOTEL_FACTS)[Name] extends { isFilter: true } ? Name : never
}[HotelFact]

export const FACT_NAMES = Object.keys(HOTEL_FACTS) as HotelFact[]
export const FILTER_FACTS = FACT_NAMES.filter((name): name is FilterFact => HOTEL_FACTS[name].isFilter)

/** Builds a record with one value for each fact. */
export const eachFact = <Value>(valueOf: (name: HotelFact) => Value): Record<HotelFact, Value> =>
  Object.fromEntries(FACT_NAMES.map((name) => [name, valueOf(name)])) as Record<HotelFact, Value>

/** Builds a record with one value for each fact that guests can filter by. */
export const eachFilterFact = <Value>(valueOf: (name: FilterFact) => Value): Record<FilterFact, Value> =>
  Object.fromEntries(FILTER_FACTS.map((name) => [name, valueOf(name)])) as Record<FilterFact, Value>
