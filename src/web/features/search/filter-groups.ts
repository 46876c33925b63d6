import type { SearchFacets } from '#contract/hotel-search.ts'
import { FILTER_AMENITIES } from '#domain/hotels/amenities.ts'
import { NEAR_STEPS } from '#domain/places/near-place.ts'
import { FACT_LABELS, FILTER_FACTS, type FactGroup } from '../hotels/fact-labels.ts'
import { placeKey, USUAL_KILOMETRES, type SearchFilters } from './search-filters.ts'
import { inLanguage } from '#web/lib/names-in-language.ts'
import * as common from '#words/common.ts'
import { shortName } from '#words/places.ts'
import * as t from '#words/search.ts'

export type FilterTick = { name: string; value?: string; label: string; count?: number; isOn: boolean }
export type FilterGroup = { title: string; type?: 'radio'; ticks: FilterTick[]; hint?: string }
type Choice = [value: string, label: string]

/** The two lists of 'Near a place'; undefined in a city without known places. */
export type NearFields = { place: string; places: Choice[]; within: string; distances: Choice[] } | undefined

type Counted = { filters: SearchFilters; facets: SearchFacets }

const factTicks = ({ filters, facets }: Counted, group: FactGroup): FilterTick[] =>
  FILTER_FACTS.filter((name) => FACT_LABELS[name].group === group).map((name) => ({
    name: FACT_LABELS[name].param,
    label: FACT_LABELS[name].label,
    count: facets[name],
    isOn: filters.facts[name],
  }))

const ratingTicks = ({ filters, facets }: Counted): FilterTick[] => [
  { name: 'rated', value: '', label: t.anyRating, isOn: filters.ratedFrom === undefined },
  ...facets.ratings.map(({ from, count }) => ({
    name: 'rated',
    value: String(from),
    label: t.ratedFrom(from),
    count,
    isOn: filters.ratedFrom === from,
  })),
]

const amenityTicks = ({ filters, facets }: Counted): FilterTick[] =>
  FILTER_AMENITIES.map((name) => ({
    name,
    label: t.amenities[name],
    count: facets.amenities[name],
    isOn: filters.amenities[name],
  }))

/** Lists the active filters in the form's order. Runs on the server, so that the browser loads no texts for them. */
export function filterGroups(counted: Counted): FilterGroup[] {
  const { filters, facets } = counted
  const cancelling = { name: 'cancel', label: t.freeToCancel, count: facets.free_to_cancel, isOn: filters.freeToCancel }
  const bathtub = { name: 'bathtub', label: common.bathtub, count: facets.has_bathtub, isOn: filters.bathtub }
  return [
    { title: t.roomsWith, ticks: [bathtub, ...factTicks(counted, 'room')] },
    { title: t.guestsRating, type: 'radio', ticks: ratingTicks(counted) },
    { title: t.hotelsWith, ticks: [...factTicks(counted, 'hotel'), ...amenityTicks(counted)] },
    { title: t.welcoming, ticks: factTicks(counted, 'welcome') },
    { title: t.paying, ticks: [cancelling, ...factTicks(counted, 'pay')], hint: t.restAtHotel },
  ]
}

export function nearFields({ filters: { near }, facets }: Counted): NearFields {
  if (facets.places.length === 0) return undefined
  // Leaves out smaller stations, which have pages but are not offered here.
  const isOffered = near && facets.places.some(({ kind, name }) => kind === near.kind && name === near.name)
  const places = near && !isOffered ? [{ ...near, names: {} }, ...facets.places] : facets.places
  return {
    place: near ? placeKey(near) : '',
    places: [['', t.anywhere], ...places.map((place): Choice => [placeKey(place), shortName(inLanguage(place))])],
    within: String(near?.kilometres ?? USUAL_KILOMETRES),
    distances: NEAR_STEPS.map((kilometres): Choice => [String(kilometres), t.kilometres(kilometres)]),
  }
}
