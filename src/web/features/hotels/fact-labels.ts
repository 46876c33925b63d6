import type { FilterFact } from '#domain/hotels/hotel-facts.ts'
import type { IconName } from '#web/ui/icons/icon-names.ts'

/** Where a fact appears: in the room, in the hotel, or among the guests it welcomes. */
export type FactGroup = 'room' | 'hotel' | 'welcome'

type FactLabel = {
  /** the parameter in the address of a search */
  param: string
  label: string
  icon: IconName
  group: FactGroup
  /** completes "Remove …" */
  without: string
  isOnCard: boolean
}

/** How guests read the facts that they can filter by. */
export const FACT_LABELS: Record<FilterFact, FactLabel> = {
  same_sex: {
    param: 'same_sex',
    label: 'Same-sex couples',
    icon: 'rainbow',
    group: 'welcome',
    without: 'the same-sex filter',
    isOnCard: true,
  },
  has_love_kit: {
    param: 'love_kit',
    label: 'Love kit',
    icon: 'gift',
    group: 'room',
    without: 'the love kit',
    isOnCard: false,
  },
}

export const FILTER_FACTS = Object.keys(FACT_LABELS) as FilterFact[]

export const CARD_FACTS = FILTER_FACTS.filter((name) => FACT_LABELS[name].isOnCard)

type Facts = Record<FilterFact, boolean>

/** The facts of a hotel that its card shows. */
export const cardFacts = (hotel: Facts): FilterFact[] => CARD_FACTS.filter((name) => hotel[name])

/** The labels of a group's facts that are true of a hotel. */
export const factsIn = (group: FactGroup, hotel: Facts): FactLabel[] =>
  FILTER_FACTS.filter((name) => hotel[name] && FACT_LABELS[name].group === group).map((name) => FACT_LABELS[name])
