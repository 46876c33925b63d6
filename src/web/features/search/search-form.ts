import { addDays, daysBetween, type IstDate } from '#domain/kernel/ist.ts'
import { unreachable } from '#domain/kernel/result.ts'
import { fitStay, slotClosure, type Correction } from '#domain/slots/openings.ts'
import { FULL_DAY, slotAt, type SlotIndex } from '#domain/slots/slots.ts'
import { allowedDays, correctParty } from '#web/features/stay/booking-query.ts'
import { startOfEditing, type SearchField } from './search-fields.ts'

/** The form's values. The check-out follows from the day, the slot and the number of days. */
export type SearchValues = {
  /** slug */
  city: string | undefined
  /** a place of the city; undefined for the whole city */
  place?: { slug: string; name: string } | undefined
  date: IstDate
  slot: SlotIndex
  days: number
  rooms: number
  guests: number
}

export type SearchForm = {
  values: SearchValues
  editing: SearchField | undefined
  isSubmitted: boolean
  /** what the last step changed besides the guest's choice, for a message to the guest */
  correction?: Correction | undefined
}

export type SearchStep =
  | { type: 'edit'; field: SearchField }
  | { type: 'choose-city'; city: string; place?: SearchValues['place'] }
  | { type: 'choose-checkin'; date: IstDate }
  | { type: 'choose-slot'; slot: SlotIndex }
  | { type: 'choose-checkout'; date: IstDate }
  | { type: 'choose-party'; rooms?: number; guests?: number }
  | { type: 'close' }

/** The day of the check-out, which follows from the slot and the number of days. */
export const checkoutDate = ({ date, slot, days }: SearchValues): IstDate =>
  addDays(date, days - 1 + (slotAt(slot).endHour > 24 ? 1 : 0))

/** Corrects the values so that the slot is possible on the day, and the rooms hold the guests. */
function corrected(wanted: SearchValues, now: Date): Pick<SearchForm, 'values' | 'correction'> {
  const { date, slot, correction } = fitStay(wanted, now)
  const values = { ...wanted, ...correctParty(wanted), date, slot, days: allowedDays(slot, wanted.days) }
  return { values, correction }
}

/** Only Full Day lets guests choose a check-out. The other slots determine it, so the form is complete. */
const afterSlot = (slot: SlotIndex): Pick<SearchForm, 'editing' | 'isSubmitted'> =>
  slot === FULL_DAY ? { editing: 'checkout', isSubmitted: false } : { editing: undefined, isSubmitted: true }

/** One step of the form (specification §4). Every step leaves values that can be searched. */
export function nextSearchForm(form: SearchForm, step: SearchStep, now: Date): SearchForm {
  const { values } = form
  const keep = (changed: Partial<SearchValues>) => corrected({ ...values, ...changed }, now)
  switch (step.type) {
    case 'edit':
      return { values, editing: startOfEditing(step.field), isSubmitted: false }
    case 'choose-city':
      return { ...keep({ city: step.city, place: step.place }), editing: 'checkin', isSubmitted: false }
    case 'choose-checkin':
      return { ...keep({ date: step.date }), editing: 'slot', isSubmitted: false }
    case 'choose-slot':
      // Changes the slot but never the day, so it ignores a slot that can no longer begin.
      if (slotClosure(step.slot, values.date, now)) return form
      return { ...keep({ slot: step.slot }), ...afterSlot(step.slot) }
    case 'choose-checkout':
      return { ...keep({ days: daysBetween(values.date, step.date) }), editing: undefined, isSubmitted: true }
    case 'choose-party':
      return { ...form, ...keep(correctParty(step)) }
    case 'close':
      return { values, editing: undefined, isSubmitted: false }
    default:
      return unreachable(step)
  }
}
