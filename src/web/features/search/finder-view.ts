import type { City } from '#contract/cities.ts'
import { formatIstDate, formatIstMoment, istInstant, type IstDate } from '#domain/kernel/ist.ts'
import { openDays } from '#domain/slots/openings.ts'
import { slotPeriod } from '#domain/slots/period.ts'
import { slotAt, SLOTS, type SlotIndex } from '#domain/slots/slots.ts'
import type { StayQuery } from '#web/features/stay/booking-query.ts'
import { slotTimes } from '#web/lib/slot-words.ts'
import type { SearchField } from './search-fields.ts'
import { checkoutDate, type SearchValues } from './search-form.ts'

export type FinderCity = Pick<City, 'slug' | 'name' | 'aliases' | 'hotelsCount' | 'lat' | 'lng'>

/** Everything the form shows, in words: the first page load needs no calendar arithmetic in the browser. */
export type FinderView = {
  values: SearchValues
  /** in the native date field's format */
  checkout: IstDate
  labels: Record<SearchField, string>
  cities: FinderCity[]
  slots: { index: SlotIndex; label: string }[]
  firstDate: IstDate
  lastDate: IstDate
  /** when the page was made: it decides what is bookable, also in the browser */
  now: string
}

export function finderLabels(values: SearchValues, cities: readonly FinderCity[]): Record<SearchField, string> {
  const slot = slotAt(values.slot)
  return {
    city: cities.find((city) => city.slug === values.city)?.name ?? 'Choose a city',
    checkin: formatIstDate(istInstant(values.date)),
    slot: `${slot.listingName}, ${slotTimes(slot)}`,
    checkout: formatIstMoment(slotPeriod(values.slot, values.date, values.days).end),
  }
}

export function finderView(query: StayQuery, cities: readonly City[], now: Date): FinderView {
  const { city, date, slot, days, rooms, guests } = query
  const values: SearchValues = { city, date, slot, days, rooms, guests }
  const { first, last } = openDays(now)
  return {
    values,
    checkout: checkoutDate(values),
    labels: finderLabels(values, cities),
    cities: cities.map((each) => ({
      slug: each.slug,
      name: each.name,
      aliases: each.aliases,
      hotelsCount: each.hotelsCount,
      lat: each.lat,
      lng: each.lng,
    })),
    slots: SLOTS.map((each) => ({ index: each.index, label: `${each.listingName}, ${slotTimes(each)}` })),
    firstDate: first,
    lastDate: last,
    now: now.toISOString(),
  }
}

/** What the form shows now, and the field being edited. */
export type Finder = {
  view: FinderView
  /** the city the page was made for: its lowest prices are known */
  initialCity: string | undefined
  field: SearchField | undefined
  setView: (view: FinderView) => void
  setField: (field: SearchField | undefined) => void
  /** starts editing where the guest pressed */
  open: (chosen: SearchField) => void
}
