import type { CityWithLocalities } from '#contract/cities.ts'
import type { HotelInList } from '#contract/hotels.ts'
import { formatRupees } from '#domain/kernel/money.ts'
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
  /** '₹1,499', 'Sold', 'No new bookings' or the name */
  label: string
  isAvailable: boolean
}

/** A part of the city, which the map draws if no tiles are configured. */
export type PlanPart = { name: string; place: Place; /** metres */ radius: number; hotels: number }

/** The fields that a map requests from a search. */
export const MAP_FIELDS = [
  'id',
  'slug',
  'name',
  'locality',
  'location',
  'price',
  'availability',
] as const satisfies readonly (keyof HotelInList)[]

type Found = Pick<HotelInList, (typeof MAP_FIELDS)[number]>

/** Leaves out hotels without coordinates, which only the list shows. */
export const mapPoints = (hotels: readonly Found[]): MapPoint[] =>
  hotels.flatMap(({ location, price, availability, ...hotel }) => {
    if (location === null) return []
    const isAvailable = availability.availability && price !== null
    return [
      {
        id: hotel.id,
        slug: hotel.slug,
        name: hotel.name,
        locality: hotel.locality,
        place: location,
        label: isAvailable ? formatRupees(price) : availability.isPaused ? common.noNewBookings : t.sold,
        isAvailable,
      },
    ]
  })

/**
 * The smallest and largest radius drawn, in metres: a locality with one hotel has a radius of 0, and one with a hotel
 * far away could cover the city.
 */
const [LEAST_RADIUS, MAX_RADIUS] = [900, 2600]

/** Draws a locality this much wider than the radius that holds half of its hotels, so that neighbours meet. */
const SPREAD = 2.2

export const planParts = (city: Pick<CityWithLocalities, 'localities'>): PlanPart[] =>
  city.localities.flatMap(({ name, location, hotelsCount }) =>
    location === null
      ? []
      : [
          {
            name,
            place: { lat: location.lat, lng: location.lng },
            radius: Math.min(MAX_RADIUS, Math.max(LEAST_RADIUS, location.radius * SPREAD)),
            hotels: hotelsCount,
          },
        ],
  )

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** The farthest that a hotel can be from the middle of all hotels and still be in the city, in degrees; about 35 km. */
const CITY_REACH = 0.35

/**
 * The points that the first view fits. Leaves out hotels placed in another city by mistake, which would shrink the rest
 * to a dot.
 */
export function pointsInView<Point extends { place: Place }>(points: readonly Point[]): Point[] {
  const lat = middle(points.map(({ place }) => place.lat))
  const lng = middle(points.map(({ place }) => place.lng))
  return points.filter(({ place }) => Math.abs(place.lat - lat) < CITY_REACH && Math.abs(place.lng - lng) < CITY_REACH)
}
