import { DEARER_ROOM_DAYS } from '#domain/relocations/dearer-room.ts'
import type { OtherHotel, Relocation } from '#contract/relocations.ts'
import { formatIstTime } from '#domain/kernel/ist.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { ANSWER_MINUTES, DECISION_MINUTES } from '#domain/relocations/money-back.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import { slotAt } from '#domain/slots/slots.ts'
import type { BillLine } from '#web/ui/bill-box.tsx'

/** '1.2 km away'; null if one of the two hotels has no coordinates. */
export const awayWords = ({ kilometres }: Pick<OtherHotel, 'kilometres'>): string | null =>
  kilometres === null ? null : kilometres < 0.1 ? 'Next door' : `${kilometres} km away`

/** 'With bathtub. 4.4 from 96': its first distinguishing fact, and its rating. */
export function goodWords(
  hotel: Pick<OtherHotel, 'hasBathtub' | 'has_love_kit' | 'amenities' | 'overallRating' | 'reviewsCount'>,
): string {
  const has = hotel.hasBathtub
    ? 'With bathtub.'
    : hotel.amenities.includes('breakfast')
      ? 'Breakfast.'
      : hotel.has_love_kit
        ? 'Love kit.'
        : ''
  const rated = hotel.overallRating === null ? 'Not rated yet' : `${hotel.overallRating} from ${hotel.reviewsCount}`
  return `${has} ${rated}`.trim()
}

/** Says what the stay there costs, what the guest agreed to pay, and who pays the difference. */
export function coveredLines(hotel: OtherHotel, { total, due, slot }: Relocation): BillLine[] {
  return [
    { label: `${hotel.name}, ${slotAt(slot as SlotIndex).listingName}`, amount: formatRupees(hotel.price) },
    { label: 'Your booking', amount: `− ${formatRupees(Math.min(total, hotel.price))}`, kind: 'less' },
    ...(hotel.covered > 0
      ? [{ label: 'Covered for you', amount: `− ${formatRupees(hotel.covered)}`, kind: 'less' as const }]
      : []),
    ...(hotel.back > 0 ? [{ label: 'Comes back to you', amount: formatRupees(hotel.back) }] : []),
    { label: 'Extra to pay', amount: formatRupees(0), kind: 'sum' },
    ...(due > 0 ? [{ label: 'At the desk, as before', amount: formatRupees(due) }] : []),
  ]
}

/** Says what happens with a requested refund, and until when; undefined while nobody has requested one. */
export function moneyWords({ at, until, latest }: Relocation['money']): string | undefined {
  if (at === 'not_asked') return undefined
  if (until === null || latest === null) return 'Your money is on its way back.'
  const [first, last] = [formatIstTime(new Date(until)), formatIstTime(new Date(latest))]
  return at === 'hotel'
    ? `Your money comes back at ${first} unless the hotel says that you are welcome or in your room. Then our office decides by ${last}. You can still take another room.`
    : `The hotel says that you are welcome or in your room. Our office decides by ${first}. If we do not, your money comes back then. You can still take another room.`
}

/** When the guest gets back the difference to a cheaper room; undefined for a room at the same price or more. */
export function restWords(
  { back }: Pick<OtherHotel, 'back'>,
  { cause }: Pick<Relocation, 'cause'>,
): string | undefined {
  if (back === 0) return undefined
  const less = `This room costs ${formatRupees(back)} less.`
  return cause === 'cannot_take'
    ? `${less} We send you that back at once.`
    : `${less} We send you that back once the first hotel or our office has answered, within ${ANSWER_MINUTES + DECISION_MINUTES} minutes, unless our office finds that you were welcome there.`
}

/** Explains that our office must approve a room, before and after the guest chooses it. */
export const waitingWords = (isWanted: boolean): string =>
  isWanted
    ? 'Our office has your wish and looks at it now. It rings you or books it. You can take another room meanwhile.'
    : `We paid for a dearer room for you in the last ${DEARER_ROOM_DAYS} days, so our office has to say yes to this one. It looks at once.`

const COUNTS = ['', 'The room', 'Both rooms', 'All three rooms'] as const

/** 'All three rooms below are free'. */
export const freeWords = (hotels: number): string =>
  `${COUNTS[hotels] ?? `All ${hotels} rooms`} below ${hotels === 1 ? 'is' : 'are'} free`
