/**
 * The closed list of tracked events (specification §2, §7), each with the details that it may have. A detail is one of
 * our own words, such as a city's slug or an error code, or a number, such as a hotel's id or a slot's index. No detail
 * is about a person or a booking.
 */
const EVENT_DETAILS = {
  page_view: [],
  search: ['city', 'slot'],
  favourite: ['marked'],
  begin_booking: ['hotel', 'slot'],
  booking_created: ['hotel', 'slot', 'pay'],
  booking_confirmed: ['hotel', 'slot'],
  booking_failed: ['reason'],
  booking_cancelled: [],
  booking_modified: [],
  booking_extended: ['hours'],
  otp_requested: ['screen'],
  login: [],
  sign_up: [],
  check_in_requested: [],
  partner_invited: [],
  partner_accepted: [],
  review_sent: ['rating'],
  referral_shared: ['way'],
  partner_form_sent: [],
  feedback_sent: ['kind'],
  app_download: ['store'],
  chat_bot: ['category', 'question'],
} as const satisfies Record<string, readonly string[]>

export type EventName = keyof typeof EVENT_DETAILS
type DetailOf<Name extends EventName> = (typeof EVENT_DETAILS)[Name][number]

/** An event as a page reports it. */
export type TrackedEvent = {
  [Name in EventName]: { name: Name } & { [Detail in DetailOf<Name>]: string | number }
}[EventName]

/** An event as we store it: with the page's path, but without the query, which may name a booking. */
export type CountedEvent = { name: EventName; page: string; detail: Record<string, string | number> }

export const EVENT_NAMES = Object.keys(EVENT_DETAILS) as EventName[]

export const MAX_EVENT_PAGE_LENGTH = 200
export const MAX_EVENTS_AT_ONCE = 10
const MAX_DETAIL_LENGTH = 80

/** A path on our own site without query or fragment. */
const PAGE = /^\/(?!\/)[\w\-./%]*$/
/** One word: a slug, a key or a code, never a name, an address or a phone number. */
const WORD = /^[a-z][\w-]*$/i
/** Ten digits in a row could be a phone number. */
const PHONE = /\d{10}/

const isDetail = (value: unknown): value is string | number =>
  typeof value === 'number'
    ? Number.isInteger(value) && Math.abs(value) < 1e9
    : typeof value === 'string' && value.length <= MAX_DETAIL_LENGTH && WORD.test(value) && !PHONE.test(value)

type Told = { name: string; page: string; detail?: Readonly<Record<string, unknown>> | null }

/** Returns the event as we store it; undefined if it is not on the list or has a detail that is not allowed. */
export function readEvent({ name, page, detail }: Told): CountedEvent | undefined {
  const known = Object.hasOwn(EVENT_DETAILS, name) ? (name as EventName) : undefined
  if (!known || page.length > MAX_EVENT_PAGE_LENGTH || !PAGE.test(page) || PHONE.test(page)) return undefined
  const allowed: readonly string[] = EVENT_DETAILS[known]
  const entries = Object.entries(detail ?? {})
  if (!entries.every(([key, value]) => allowed.includes(key) && isDetail(value))) return undefined
  return { name: known, page, detail: Object.fromEntries(entries) as CountedEvent['detail'] }
}
