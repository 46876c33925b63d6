import type { OtherHotel, Relocation } from '#contract/relocations.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { latestMoneyBack, moneyState } from '#domain/relocations/money-back.ts'
import { presentPicture } from '../hotels/present-hotel.ts'
import { waitsForOffice } from '#domain/relocations/dearer-room.ts'
import { leftOver } from '#domain/relocations/same-class.ts'
import type { OfferedHotel } from './find-other-hotels.ts'
import { claimOf, classOf, compensationFor, isOpen, isRestWaiting, type StayToMove } from './stay-to-move.ts'

const presentOther = (offer: OfferedHotel, stay: StayToMove, hadOne: boolean): OtherHotel => ({
  id: offer.id,
  name: offer.name,
  slug: offer.slug,
  locality: offer.locality,
  localityNames: offer.localityNames,
  address: offer.address,
  _pictures: offer.pictures.map(presentPicture),
  kilometres: offer.kilometres === null ? null : Math.round(offer.kilometres * 10) / 10,
  overallRating: offer.rating,
  reviewsCount: offer.ratings,
  amenities: offer.amenities,
  hasBathtub: offer.hasBathtub,
  has_love_kit: offer.hasLoveKit,
  price: offer.price,
  covered: Math.max(0, offer.price - stay.total),
  back: leftOver({ total: stay.total, price: offer.price }),
  waits_for_office:
    stay.cause !== null && waitsForOffice(offer, { booked: classOf(stay).price, hadOne, cause: stay.cause }),
})

/** Says whose answer the refund waits for. */
export function presentMoney(stay: StayToMove, now: Date): Relocation['money'] {
  if (stay.cause === null || !(isOpen(stay) || isRestWaiting(stay)))
    return { at: 'not_asked', until: null, latest: null }
  const state = moneyState(claimOf(stay), now)
  const latest = latestMoneyBack(state)
  return { at: state.at, until: 'until' in state ? toIstIso(state.until) : null, latest: latest && toIstIso(latest) }
}

/** Presents a case as its guest sees it, or the fact that there is none. */
export const presentRelocation = (
  stay: StayToMove,
  { offers, hadOne }: { offers: readonly OfferedHotel[]; hadOne: boolean },
  now: Date,
): Relocation => ({
  cause: stay.cause,
  outcome: stay.outcome,
  moved_to: stay.movedTo,
  wanted: isOpen(stay) ? stay.wantedHotel : null,
  hotel: stay.hotelName,
  slot: stay.slot,
  checkin_date: toIstIso(stay.checkin),
  money: presentMoney(stay, now),
  paid: stay.paid,
  total: stay.total,
  due: stay.due,
  compensation: stay.cause === null ? null : compensationFor(stay, now),
  hotels: offers.map((offer) => presentOther(offer, stay, hadOne)),
})
