import type { City } from '#contract/cities.ts'
import { istInstant, type IstDate } from '#domain/kernel/ist.ts'
import { isTonight, openDays, slotClosure } from '#domain/slots/openings.ts'
import { hasBegun, slotPeriod } from '#domain/slots/period.ts'
import { slotAt, SLOTS, type SlotIndex } from '#domain/slots/slots.ts'
import type { StayQuery } from '#web/features/stay/booking-query.ts'
import { begunWords, dayWords, momentWords, slotTimes } from '#words/times.ts'
import type { SearchField } from './search-fields.ts'
import { checkoutDate, type SearchValues } from './search-form.ts'
import * as t from '#words/search.ts'
import { slotName } from '#words/slots.ts'

export type FinderCity = Pick<City, 'slug' | 'name' | 'aliases' | 'hotelsCount'>

/** Everything that the form shows, as text, so that the browser needs no calendar arithmetic at the first load. */
export type FinderView = {
  values: SearchValues
  /** in the native date field's format */
  checkout: IstDate
  labels: Record<SearchField, string>
  /** a note for the guest that the chosen slot has already begun */
  begun: string | undefined
  cities: FinderCity[]
  slots: { index: SlotIndex; label: string }[]
  /** the slots, if the form shows them as chips; otherwise a button opens their list */
  choices?: SlotChoice[] | undefined
  firstDate: IstDate
  lastDate: IstDate
  /** when the page was rendered, which decides what is bookable, also in the browser */
  now: string
}

/** A slot shown as a chip, with the form's values after it is chosen. */
export type SlotChoice = {
  index: SlotIndex
  name: string
  times: string
  isOver: boolean
  chosen: Pick<FinderView, 'values' | 'checkout' | 'labels' | 'begun'>
}

/** Lists the slots of the chosen day. */
export const slotChoices = (values: SearchValues, cities: readonly FinderCity[], now: Date): SlotChoice[] =>
  SLOTS.map((slot) => {
    const chosen: SearchValues = { ...values, slot: slot.index, days: 1 }
    return {
      index: slot.index,
      name: slotName(slot),
      times: slotTimes(slot),
      isOver: slotClosure(slot.index, values.date, now) !== undefined,
      chosen: { values: chosen, checkout: checkoutDate(chosen), ...finderLabels(chosen, cities, now) },
    }
  })

export function finderLabels(
  values: SearchValues,
  cities: readonly FinderCity[],
  now: Date,
): Pick<FinderView, 'labels' | 'begun'> {
  const slot = slotAt(values.slot)
  const date = dayWords(istInstant(values.date))
  const labels = {
    city: values.place?.name ?? cities.find((city) => city.slug === values.city)?.name ?? t.chooseCity,
    checkin: isTonight(values.date, values.slot, now) ? t.tonight(date) : date,
    slot: `${slotName(slot)}, ${slotTimes(slot)}`,
    checkout: momentWords(slotPeriod(values.slot, values.date, values.days).end),
  }
  return { labels, begun: hasBegun(slotPeriod(values.slot, values.date), now) ? begunWords(slot) : undefined }
}

export function finderView(
  query: StayQuery,
  cities: readonly City[],
  now: Date,
  place?: SearchValues['place'],
): FinderView {
  const { city, date, slot, days, rooms, guests } = query
  const values: SearchValues = { city, place, date, slot, days, rooms, guests }
  const { first, last } = openDays(now)
  return {
    values,
    checkout: checkoutDate(values),
    ...finderLabels(values, cities, now),
    cities: cities.map((each) => ({
      slug: each.slug,
      name: each.name,
      aliases: each.aliases,
      hotelsCount: each.hotelsCount,
    })),
    slots: SLOTS.map((each) => ({ index: each.index, label: `${slotName(each)}, ${slotTimes(each)}` })),
    firstDate: first,
    lastDate: last,
    now: now.toISOString(),
  }
}

/** What the form shows now, including the field that is being edited. */
export type Finder = {
  view: FinderView
  /** the city for which the page was rendered, whose lowest prices are known */
  initialCity: string | undefined
  field: SearchField | undefined
  setView: (view: FinderView) => void
  setField: (field: SearchField | undefined) => void
  /** starts editing at the field that the guest pressed */
  open: (chosen: SearchField) => void
}
