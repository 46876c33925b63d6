import type { HotelInList, HotelPicture } from '#contract/hotels.ts'
import { usualTotal } from '#web/lib/total-today.ts'
import { inLanguage, localityOf } from '#web/lib/names-in-language.ts'
import type { WelcomeShare } from '#contract/welcome.ts'
import { formatCount } from '#domain/kernel/money.ts'
import { welcomedOnCard } from '#words/welcome.ts'
import type { CardTrait } from './card-traits.ts'
import { pictureInLanguage } from './picture-in-language.ts'
import { cardTraits, type CardSlot, type Said } from './list-traits.ts'

/** Only what a card shows, because a list sends it to the browser for every hotel. */
export type HotelCardView = {
  id: number
  slug: string
  name: string
  locality: string
  /** the cost of the stay with tax; undefined if the hotel does not sell it */
  total: number | undefined
  /** what `total` would be at the usual price */
  usualTotal: number | undefined
  /** set if no slot was chosen; this is then the cheapest slot */
  isFromPrice?: true
  /** the part of `total` that is tax */
  tax: number
  /** 'Evening, 9 PM to 10 AM': the time to which the price applies, unless the page says it */
  time?: string
  /** 'Free to cancel, with breakfast' */
  promise?: string
  pictures: HotelPicture[]
  /** rounded; 0 without ratings */
  rating: number
  reviewsCount: number
  isNew: boolean
  /** 'Welcomed 98%', once enough couples have answered; a sentence */
  welcomed?: string
  /** the traits that distinguish the hotel in its list */
  traits: CardTrait[]
  isAvailable: boolean
  /** set if the hotel is unavailable because it takes no new bookings for this time */
  isPaused?: true
}

/** Returns the badge that says how couples were welcomed. */
export const welcomedBadge = ({ welcomed, couples }: WelcomeShare): string =>
  welcomedOnCard(welcomed, formatCount(couples))

/** The fields that a list requests, so that the API sends no more than a card shows. */
export const CARD_FIELDS = [
  'id',
  'slug',
  'name',
  'locality',
  'localityNames',
  'tax',
  'total',
  'rack_prices',
  '_pictures',
  'rating',
  'reviewsCount',
  'isNew',
  'hasBathtub',
  'cancel_hours',
  'same_sex',
  'amenities',
  'privacyRating',
  'nearest',
  'welcome',
  'availability',
] as const satisfies readonly (keyof HotelInList)[]

/** The list that contains a card: its slot, the time if the page does not say it, and what is said above its cards. */
export type CardList = CardSlot & { time?: string; said?: Said; rooms: number; days: number }

export const hotelCardView = (
  hotel: HotelInList & { walk?: number | undefined },
  { time, said, rooms, days, ...slot }: CardList,
): HotelCardView => ({
  ...(time === undefined ? {} : { time }),
  ...cardTraits({ ...hotel, nearest: hotel.nearest && inLanguage(hotel.nearest) }, slot, said),
  id: hotel.id,
  slug: hotel.slug,
  name: hotel.name,
  locality: localityOf(hotel),
  total: hotel.total ?? undefined,
  usualTotal: usualTotal(hotel.rack_prices[slot.slot.key], { rooms, days }),
  tax: hotel.tax ?? 0,
  pictures: hotel._pictures.map(pictureInLanguage),
  rating: hotel.rating ?? 0,
  reviewsCount: hotel.reviewsCount,
  isNew: hotel.isNew,
  ...(hotel.welcome ? { welcomed: welcomedBadge(hotel.welcome) } : {}),
  isAvailable: hotel.availability.availability,
  ...(hotel.availability.isPaused ? { isPaused: true } : {}),
})
