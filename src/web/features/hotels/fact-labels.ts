import type { FilterFact } from '#domain/hotels/hotel-facts.ts'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import * as t from '#words/hotels.ts'

/** The group of a fact: about the room, the hotel, the guests that it welcomes, or payment. */
export type FactGroup = 'room' | 'hotel' | 'welcome' | 'pay'

type FactLabel = {
  /** its query parameter in a search */
  param: string
  label: string
  icon: IconName
  group: FactGroup
  /** the name of its filter, which completes 'Remove the love kit' */
  without: string
}

/** The labels of the facts that guests can filter by. */
export const FACT_LABELS: Record<FilterFact, FactLabel> = {
  same_sex: {
    param: 'same_sex',
    label: t.sameSexCouples,
    icon: 'rainbow',
    group: 'welcome',
    without: t.theSameSexFilter,
  },
  has_love_kit: {
    param: 'love_kit',
    label: t.loveKit,
    icon: 'gift',
    group: 'room',
    without: t.theLoveKit,
  },
  only_payAtHotel: {
    param: 'pay_at_desk',
    label: t.alwaysPayAtHotel,
    icon: 'indian-rupee',
    group: 'pay',
    without: t.payingAtHotel,
  },
}

export const FILTER_FACTS = Object.keys(FACT_LABELS) as FilterFact[]

type Facts = Record<FilterFact, boolean>

/** Returns the labels of a group's facts that apply to a hotel. */
export const factsIn = (group: FactGroup, hotel: Facts): FactLabel[] =>
  FILTER_FACTS.filter((name) => hotel[name] && FACT_LABELS[name].group === group).map((name) => FACT_LABELS[name])
