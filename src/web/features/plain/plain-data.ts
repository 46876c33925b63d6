import type { User } from '#contract/accounts.ts'
import type { Booking } from '#contract/bookings.ts'
import type { Hotel } from '#contract/hotels.ts'
import type { StayQuery } from '#web/features/stay/booking-query.ts'
import type { PlainRefusal } from '#web/lib/load-context.ts'
import type { Quote } from '#web/features/place-booking/review-data.ts'

/** The hidden fields of a form without scripts, what was typed into it, and why the server refused it. */
export type PlainForm = {
  /** the page's own address, to which its forms are sent */
  action: string
  token: string
  key: string
  typed: Readonly<Record<string, string>>
  refusal: PlainRefusal | undefined
}

export type PlainReview = {
  hotel: Hotel
  query: StayQuery
  quote: Quote
  user: User
  /** the guest's unpaid hold or paid booking for the same stay */
  own: Booking | undefined
  /** the booking's request body, to which the form adds what the guest types */
  stay: string
}

/** The lists of bookings, in the page's order. */
export const PLAIN_LISTS = ['unpaid', 'upcoming', 'failed', 'past', 'cancelled'] as const
export type PlainLists = Record<(typeof PLAIN_LISTS)[number], Booking[]>

/** What a page without scripts shows. */
export type PlainView =
  | { page: 'sign-in'; back: string }
  | { page: 'sign-up'; back: string }
  | { page: 'otp'; phone: string; back: string }
  | ({ page: 'review' } & PlainReview)
  | { page: 'booking'; booking: Booking }
  | { page: 'bookings'; lists: PlainLists }

export type PlainPageData = { view: PlainView; form: PlainForm; now: string }

export type ViewProps<Page extends PlainView['page']> = {
  view: Extract<PlainView, { page: Page }>
  form: PlainForm
  now: Date
}
