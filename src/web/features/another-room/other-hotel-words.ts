import type { OtherHotel, Relocation } from '#contract/relocations.ts'

import { formatRupees } from '#domain/kernel/money.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import { slotAt } from '#domain/slots/slots.ts'
import type { BillLine } from '#web/ui/bill-box.tsx'
import * as t from '#words/another-room.ts'
import { timeWords } from '#words/times.ts'
import { slotName } from '#words/slots.ts'

/** Says how far the hotel is: '1.2 km away'; null if one of the two hotels has no coordinates. */
export const awayWords = ({ kilometres }: Pick<OtherHotel, 'kilometres'>): string | null =>
  kilometres === null ? null : kilometres < 0.1 ? t.nextDoor : t.kilometresAway(kilometres)

/** Names the hotel's first distinguishing fact and its rating: 'With bathtub, rated 4.4 by 96 guests'. */
export function goodWords(
  hotel: Pick<OtherHotel, 'hasBathtub' | 'has_love_kit' | 'amenities' | 'overallRating' | 'reviewsCount'>,
): string {
  const has = hotel.hasBathtub
    ? t.withBathtub
    : hotel.amenities.includes('breakfast')
      ? t.breakfast
      : hotel.has_love_kit
        ? t.loveKit
        : ''
  const rated = hotel.overallRating === null ? t.notRatedYet : t.rating(hotel.overallRating, hotel.reviewsCount)
  const words = [has, rated].filter(Boolean).join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Says what the stay at that hotel costs, what the guest agreed to pay, and who pays the difference. */
export function coveredLines(hotel: OtherHotel, { total, due, slot }: Relocation): BillLine[] {
  return [
    { label: t.roomAt(hotel.name, slotName(slotAt(slot as SlotIndex))), amount: formatRupees(hotel.price) },
    { label: t.yourBooking, amount: `− ${formatRupees(Math.min(total, hotel.price))}`, kind: 'less' },
    ...(hotel.covered > 0
      ? [{ label: t.coveredForYou, amount: `− ${formatRupees(hotel.covered)}`, kind: 'less' as const }]
      : []),
    ...(hotel.back > 0 ? [{ label: t.comesBackToYou, amount: formatRupees(hotel.back) }] : []),
    { label: t.extraToPay, amount: formatRupees(0), kind: 'sum' },
    ...(due > 0 ? [{ label: t.atDeskAsBefore, amount: formatRupees(due) }] : []),
  ]
}

/** Says what happens to a requested refund, and until when; undefined if no refund was requested. */
export function moneyWords({ at, until, latest }: Relocation['money']): string | undefined {
  if (at === 'not_asked') return undefined
  if (until === null || latest === null) return t.moneyIsComing
  const [first, last] = [timeWords(new Date(until)), timeWords(new Date(latest))]
  return at === 'hotel' ? t.hotelAnswersFirst(first, last) : t.officeDecides(first)
}

/** Says when the guest gets back the difference to a cheaper room; undefined for a room that costs the same or more. */
export function restWords(
  { back }: Pick<OtherHotel, 'back'>,
  { cause }: Pick<Relocation, 'cause'>,
): string | undefined {
  if (back === 0) return undefined
  return cause === 'cannot_take'
    ? t.cheaperRoomBackAtOnce(formatRupees(back))
    : t.cheaperRoomBackLater(formatRupees(back))
}

/** Explains that our office must approve a room, both before and after the guest chooses it. */
export const waitingWords = (isWanted: boolean): string => (isWanted ? t.officeLooksAtIt : t.officeHasToAgree)
