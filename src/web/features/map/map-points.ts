import type { CityWithLocalities } from '#contract/cities.ts'
import type { HotelInList } from '#contract/hotels.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import type { PlaceKind } from '#domain/places/nearest-place.ts'
import { localityOf, nameInLanguage } from '#web/lib/names-in-language.ts'
import * as common from '#words/common.ts'
import * as t from '#words/map.ts'

export type Place = { lat: number; lng: number }

/** A hotel on the map, with the label of its pin. */
export type MapPoint = {
  id: number
  slug: string
  name: string
  locality: string
  place: Place
  /** what the pin says: '₹1,499', 'Sold', 'No new bookings' or 'Here' */
  label: string
  /** what the stay costs with tax; null if it is not available, and on the map of one hotel */
  total: number | null
}

/** A locality whose name the plan shows. */
export type LocalityName = { name: string; place: Place }

/** A place on the plan, identified by its kind and name. */
export type NamedPlace = { kind: PlaceKind; name: string }

/** The fields that a map requests from a search. */
export const MAP_FIELDS = [
  'id',
  'slug',
  'name',
  'locality',
  'localityNames',
  'location',
  'total',
  'availability',
] as const satisfies readonly (keyof HotelInList)[]

type Found = Pick<HotelInList, (typeof MAP_FIELDS)[number]>

/** Leaves out hotels without coordinates, which only the list shows. */
export const mapPoints = (hotels: readonly Found[]): MapPoint[] =>
  hotels.flatMap(({ location, total, availability, ...hotel }) => {
    if (location === null) return []
    const isAvailable = availability.availability && total !== null
    return [
      {
        id: hotel.id,
        slug: hotel.slug,
        name: hotel.name,
        locality: localityOf(hotel),
        place: location,
        label: isAvailable ? formatRupees(total) : availability.isPaused ? common.noNewBookings : t.sold,
        total: isAvailable ? total : null,
      },
    ]
  })

/** Lists the localities with a known place, those with most hotels first. */
export const localityNames = ({ localities }: Pick<CityWithLocalities, 'localities'>): LocalityName[] =>
  localities.flatMap(({ location, ...locality }) =>
    location === null ? [] : [{ name: nameInLanguage(locality), place: { lat: location.lat, lng: location.lng } }],
  )

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** The farthest that a hotel can be from the middle of all hotels and still be in the city, in degrees; about 35 km. */
const CITY_REACH = 0.35

/**
 * Picks the points that the first view fits. Leaves out hotels placed in another city by mistake, which would shrink
 * the rest to a dot.
 */
export function pointsInView<Point extends { place: Place }>(points: readonly Point[]): Point[] {
  const lat = middle(points.map(({ place }) => place.lat))
  const lng = middle(points.map(({ place }) => place.lng))
  return points.filter(({ place }) => Math.abs(place.lat - lat) < CITY_REACH && Math.abs(place.lng - lng) < CITY_REACH)
}
