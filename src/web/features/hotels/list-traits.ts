import type { HotelInList } from '#contract/hotels.ts'
import { traitShares, type TraitShare } from '#domain/hotels/shared-traits.ts'
import { isPrivacyPraised } from '#domain/reviews/privacy-rating.ts'
import type { Slot } from '#domain/slots/slots.ts'
import * as t from '#words/hotels.ts'
import type { NearPlace } from '#domain/places/nearest-place.ts'
import { distanceOnCard, walkOnCard } from '#words/places.ts'
import { lastingTraits, promiseOf, servesBreakfast, type CardTrait } from './card-traits.ts'

const TRAITS = ['freeToCancel', 'breakfast', 'same_sex', 'bathtub', 'privacy'] as const
export type Trait = (typeof TRAITS)[number]

type Shown = Pick<
  HotelInList,
  'amenities' | 'hasBathtub' | 'same_sex' | 'privacyRating' | 'nearest' | 'availability' | 'cancel_hours'
> & { walk?: number | undefined }

/** The slot of a list's prices. `openHours`: guests can still cancel if the rule requires at most this many hours. */
export type CardSlot = { slot: Slot; openHours?: number | undefined }

/** What a list says above its cards, so that the cards need not repeat it. */
export type Said = Record<Trait, TraitShare>

const SAYS_NOTHING: Said = {
  freeToCancel: 'each',
  breakfast: 'each',
  same_sex: 'each',
  bathtub: 'each',
  privacy: 'each',
}

const hasTraits = (hotel: Shown, { slot, openHours }: CardSlot): Record<Trait, boolean> => ({
  freeToCancel: openHours !== undefined && hotel.cancel_hours <= openHours,
  breakfast: servesBreakfast(hotel, slot),
  same_sex: hotel.same_sex,
  bathtub: hotel.hasBathtub,
  privacy: isPrivacyPraised(hotel.privacyRating),
})

/**
 * Decides what a list says once for all cards. Ignores sold hotels, and leaves out a trait that guests filter by,
 * because the filter's chip shows it.
 */
export function saidOnce(hotels: readonly Shown[], slot: CardSlot, filtered: readonly Trait[]): Said {
  const free = hotels.filter(({ availability }) => availability.availability)
  const shares = traitShares(
    free.map((hotel) => hasTraits(hotel, slot)),
    TRAITS,
  )
  return { ...shares, ...Object.fromEntries(filtered.map((name) => [name, 'all' as const])) }
}

/** Returns the lines above a list: 'All of these: free to cancel', 'Nearly all: breakfast included'. */
export function saidAbove(said: Said, filtered: readonly Trait[]): string[] {
  const named = (share: TraitShare) =>
    TRAITS.filter((name) => said[name] === share && !filtered.includes(name))
      .map((name) => t.traits[name])
      .join(', ')
  const [all, nearlyAll] = [named('all'), named('nearly-all')]
  return [...(all ? [t.allOfThese(all)] : []), ...(nearlyAll ? [t.nearlyAllOfThese(nearlyAll)] : [])]
}

const nearWords = (place: NearPlace, walk: number | undefined) =>
  walk === undefined ? distanceOnCard(place) : walkOnCard(walk, place)

/** Returns what distinguishes a hotel within its list, the distance first. */
export function cardTraits(hotel: Shown, slot: CardSlot, said = SAYS_NOTHING) {
  const has = hasTraits(hotel, slot)
  const isException = (name: Trait) => said[name] === 'nearly-all' && !has[name]
  const isSaid = (name: Trait) => said[name] !== 'each'
  const traits: CardTrait[] = []
  if (hotel.nearest) traits.push({ icon: 'map-pin', words: nearWords(hotel.nearest, hotel.walk) })
  if (hotel.privacyRating !== null && has.privacy && !isSaid('privacy'))
    traits.push({ icon: 'lock', words: t.couplesRatePrivacy(hotel.privacyRating.toFixed(1)) })
  if (isException('breakfast')) traits.push({ icon: 'coffee', words: t.askAboutBreakfast })
  if (isException('same_sex')) traits.push({ icon: 'rainbow', words: t.askAboutSameSex })
  const promise = promiseOf({
    cancels: has.freeToCancel && !isSaid('freeToCancel'),
    serves: has.breakfast && !isSaid('breakfast'),
  })
  return { traits: [...traits, ...lastingTraits(hotel, isSaid)], ...promise }
}
