/** Filters of the office's lists that operators save under a name. */
import { Type, type Static } from 'typebox'
import { MAX_VIEW_NAME, VIEWED_LISTS } from '#domain/office/saved-views.ts'
import { defineCall, KEY_REFUSALS } from './call.ts'
import { BookingListFilter } from './office-booking-list.ts'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { GuestViewFilter } from './office-guest-list.ts'
import { HotelListFilter } from './office-hotel-list.ts'
import { PayoutListFilter } from './office-payout-list.ts'
import { IdParams, Nullable, OneOf } from './primitives.ts'

/** The filter that a view of each list may contain. */
export const VIEW_FILTERS = {
  bookings: BookingListFilter,
  hotels: HotelListFilter,
  guests: GuestViewFilter,
  payouts: PayoutListFilter,
} as const

const ViewFilter = Type.Union([BookingListFilter, HotelListFilter, GuestViewFilter, PayoutListFilter], {
  description: 'of its list',
})
export type ViewFilter = Static<typeof ViewFilter>

const list = OneOf(VIEWED_LISTS, 'whose filter it is')

export const SavedView = Type.Object(
  {
    id: Type.String(),
    list,
    name: Type.String(),
    filter: Nullable(ViewFilter),
    is_shared: Type.Boolean({ description: 'everybody in the office sees it' }),
    saved_by: Nullable(Type.String({ description: 'the colleague who shares it; null for an own view' })),
    can_change: Type.Boolean({ description: 'one’s own, or for an admin a shared one' }),
  },
  {
    title: 'SavedView',
    description: '`filter` is null if the list does not know it any more: the view can only be renamed or deleted',
  },
)
export type SavedView = Static<typeof SavedView>

const SavedViews = Type.Object(
  { views: Type.Array(SavedView, { maxItems: 200, description: 'one’s own first' }) },
  { title: 'SavedViews' },
)

export const savedViews = defineCall({
  method: 'GET',
  path: '/office/views',
  tag: 'Office',
  summary: 'Saved filters of all lists: one’s own, and those that an admin shares',
  rights: 'office',
  response: SavedViews,
  refusals: OFFICE_REFUSALS,
})

const change = {
  method: 'POST',
  tag: 'Office',
  rights: 'office',
  response: SavedViews,
  isIdempotent: true,
  limitPerMinute: 60,
} as const
const REFUSALS = [...OFFICE_REFUSALS, ...KEY_REFUSALS, 'ADMINS_ONLY', 'VIEW_EXISTS'] as const

const named = {
  name: Type.String({
    maxLength: 80,
    description: `at most ${MAX_VIEW_NAME} letters, without a phone number or an email address`,
  }),
  is_shared: Type.Boolean({ description: 'only an admin shares' }),
}

export const saveView = defineCall({
  ...change,
  path: '/office/views',
  summary: 'Saves a filter of a list under a name; twenty for each person',
  body: Type.Object(
    { ...named, list, filter: ViewFilter },
    {
      title: 'SaveView',
      examples: [{ name: 'Pune today', is_shared: false, list: 'bookings', filter: { city: 1, days: 'today' } }],
    },
  ),
  refusals: [...REFUSALS, 'TOO_MANY_VIEWS', 'FILTER_INVALID'],
})

export const changeView = defineCall({
  ...change,
  path: '/office/views/{id}/change',
  summary: 'Gives a saved filter another name, or shares it',
  params: IdParams,
  body: Type.Object(named, { title: 'ChangeView', examples: [{ name: 'Pune', is_shared: false }] }),
  refusals: [...REFUSALS, 'NOT_FOUND'],
})

export const deleteView = defineCall({
  ...change,
  path: '/office/views/{id}/delete',
  summary: 'Deletes a saved filter',
  params: IdParams,
  refusals: [...OFFICE_REFUSALS, ...KEY_REFUSALS, 'NOT_FOUND'],
})
