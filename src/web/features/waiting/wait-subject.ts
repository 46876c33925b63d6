import { istDateOf } from '#domain/kernel/ist.ts'
import { slotAt, type SlotIndex } from '#domain/slots/slots.ts'
import { hotelPath, cityPath } from '#web/lib/paths.ts'
import { slotName } from '#words/slots.ts'
import { dateWords, momentWords, slotTimesInFull } from '#words/times.ts'
import * as t from '#words/waiting.ts'

/** What a guest may wait for at a certain time: one hotel, or any hotel in a locality or city. */
export type WaitSubject = {
  hotel?: { slug: string; name: string } | undefined
  locality?: { slug: string; name: string } | undefined
  city: { slug: string; name: string }
  slot: SlotIndex
  /** instants */
  checkin: string
  checkout: string
  rooms: number
  /** the chosen time as a query string */
  stay: string
}

/** A place for which a guest can wait, with the API's request body and the address of the place's page. */
export type WaitPlace = {
  name: string
  label: string
  body: { hotelId: string } | { cityId: string; locality?: string }
  path: string
}

/** Returns the places for which a guest may wait, the narrowest first, at most two. */
export function placesToWaitFor({ hotel, locality, city, stay }: WaitSubject): WaitPlace[] {
  const inCity = (): WaitPlace => ({
    name: city.name,
    label: t.anyHotelIn(city.name),
    body: { cityId: city.slug },
    path: cityPath(city.slug, stay),
  })
  const places: WaitPlace[] = []
  if (hotel)
    places.push({
      name: hotel.name,
      label: t.onlyHotel(hotel.name),
      body: { hotelId: hotel.slug },
      path: hotelPath(hotel.slug, stay),
    })
  if (locality)
    places.push({
      name: locality.name,
      label: t.anyHotelIn(locality.name),
      body: { cityId: city.slug, locality: locality.slug },
      path: cityPath(city.slug, `${stay}&locality=${locality.slug}`),
    })
  return [...places, inCity()].slice(0, 2)
}

/** Says for which day and slot somebody waits, and until when. */
export const waitWords = ({ slot, checkin }: Pick<WaitSubject, 'slot' | 'checkin'>) => ({
  day: dateWords(istDateOf(new Date(checkin))),
  slot: `${slotName(slotAt(slot))}, ${slotTimesInFull(slotAt(slot))}`,
  until: momentWords(new Date(checkin)),
})

/** Whether somebody may wait for this. Nobody can wait for a slot that has begun. */
export const canWait = ({ checkin }: Pick<WaitSubject, 'checkin'>, now: Date): boolean => new Date(checkin) > now

/** Says for example 'You're first in line for Baner.' `name` is in the language of the page. */
export const placeInLine = ({ ahead }: { ahead: number }, name: string): string =>
  ahead === 0 ? t.youAreFirst(name) : t.othersAhead(ahead, name)
