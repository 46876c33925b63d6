import type { ViewFilter } from '#contract/office-views.ts'
import { READY_VIEWS } from '#domain/office/booking-list.ts'
import { READY_PAYOUT_VIEWS } from '#domain/office/payout-list.ts'
import type { ViewedList } from '#domain/office/saved-views.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import { paramsOf } from '../list-filter.ts'
import * as bookings from '#words/office/booking-list.ts'
import * as payouts from '#words/office/payout-list.ts'

type ReadyView = { name: string; words: string; filter: ViewFilter }

/** The lists with saved views: their addresses, icons and built-in views. */
const LISTS: Record<
  ViewedList,
  { addressOf: (params: Record<string, string>) => string; icon: IconName; ready: readonly ReadyView[] }
> = {
  bookings: {
    addressOf: OFFICE.bookingsOf,
    icon: 'calendar-days',
    ready: READY_VIEWS.map((view) => ({ ...view, words: bookings.readyViews[view.name] })),
  },
  hotels: { addressOf: OFFICE.hotelsOf, icon: 'building-complex', ready: [] },
  guests: { addressOf: OFFICE.guestsOf, icon: 'user', ready: [] },
  payouts: {
    addressOf: OFFICE.payoutsOf,
    icon: 'landmark',
    ready: READY_PAYOUT_VIEWS.map((view) => ({ ...view, words: payouts.readyViews[view.name] })),
  },
}

export const readyViews = (list: ViewedList): readonly ReadyView[] => LISTS[list].ready
export const listIcon = (list: ViewedList): IconName => LISTS[list].icon

/** Returns the address of a list with this filter. */
export const viewAddress = (list: ViewedList, filter: ViewFilter): string => LISTS[list].addressOf(paramsOf(filter))
