import { VIEW_FILTERS } from '#contract/office-views.ts'
import { compileFilter } from '../../../http/validation.ts'

/** Checks a filter against the schema of its list, when it is saved and each time it is read. */
export const FILTER_CHECKS = {
  bookings: compileFilter(VIEW_FILTERS.bookings),
  hotels: compileFilter(VIEW_FILTERS.hotels),
  guests: compileFilter(VIEW_FILTERS.guests),
  payouts: compileFilter(VIEW_FILTERS.payouts),
}
