import type { Booking } from '#contract/bookings.ts'
import { cacheVouchers } from '#web/features/bookings/voucher/cached-vouchers.ts'
import { browserApi, type ApiAnswer, type ApiRefusal } from '#web/lib/api.ts'
import { currentSession } from '#web/lib/session.ts'
import type { OwnPageCall } from '#web/lib/own-page-call.ts'

/** The lists of My Bookings. Unpaid bookings appear above the upcoming ones. */
export const SEGMENTS = ['upcoming', 'past', 'cancelled'] as const
export type Segment = (typeof SEGMENTS)[number]

export const PAGE_SIZE = 10
const BATCH_SIZE = 100

export type BookingsPage = {
  segment: Segment
  bookings: Booking[]
  unpaid: Booking[]
  /** bookings of the last week whose payment failed or was not made in time */
  failed: Booking[]
  /** how many bookings 'Show more' requests next; undefined if there are no more */
  nextSize: number | undefined
  /** why the list failed to load; the last one loaded then remains visible */
  problem: ApiRefusal | undefined
}

/** Reads `?list=past&show=20`: which list to show, and how many bookings of it. */
export function readListAddress(params: URLSearchParams): { segment: Segment; size: number } {
  const segment = SEGMENTS.find((known) => known === params.get('list')) ?? 'upcoming'
  const asked = Number(params.get('show'))
  const size = Number.isInteger(asked) ? Math.min(Math.max(asked, PAGE_SIZE), BATCH_SIZE) : PAGE_SIZE
  return { segment, size }
}

/** Writes the list and its size as a query, without default values. */
export function writeListAddress(segment: Segment, size: number): URLSearchParams {
  const params = new URLSearchParams()
  if (segment !== 'upcoming') params.set('list', segment)
  if (size > PAGE_SIZE) params.set('show', String(size))
  return params
}

type List = Segment | 'unpaid' | 'failed'

const readList = (userId: string, type: List, limit: number, signal: AbortSignal) =>
  browserApi.get('/bookings/user-bookings/{userId}', {
    params: { userId },
    filter: { where: { type }, include: ['hotel', 'bill', 'userRequest', 'user', 'review'], limit },
    signal,
  })

/** The last list that was loaded, and its guest; shown while offline. */
let shown: { of: string; page: BookingsPage } | undefined

/** Loads a list in the browser for the signed-in guest; null for a visitor, who is asked to sign in first. */
export async function loadBookings({ url, signal }: OwnPageCall): Promise<BookingsPage | null> {
  const session = currentSession()
  if (session.state !== 'signed-in') return null
  const { segment, size } = readListAddress(url.searchParams)
  const of = `${session.userId}/${segment}`
  // Requests one more booking than it shows, to find out whether there are more.
  const limit = Math.min(size + 1, BATCH_SIZE)
  const beside = (type: List) =>
    segment === 'upcoming' ? readList(session.userId, type, PAGE_SIZE, signal) : undefined
  const [listed, unpaid, failed] = await Promise.all([
    readList(session.userId, segment, limit, signal),
    beside('unpaid'),
    beside('failed'),
  ])
  if (!listed.ok) return keptPage(of, segment, listed.refusal)
  if (segment === 'upcoming') cacheVouchers(session.userId, listed.value)
  const page: BookingsPage = {
    segment,
    bookings: listed.value.slice(0, size),
    unpaid: unpaid ? valueOr(unpaid) : [],
    failed: failed ? valueOr(failed) : [],
    nextSize: listed.value.length > size ? size + PAGE_SIZE : undefined,
    problem: undefined,
  }
  shown = { of, page }
  return page
}

function keptPage(of: string, segment: Segment, problem: ApiRefusal): BookingsPage {
  const kept = shown?.of === of ? shown.page : { segment, bookings: [], unpaid: [], failed: [], nextSize: undefined }
  return { ...kept, problem }
}

const valueOr = (answer: ApiAnswer<Booking[]>): Booking[] => (answer.ok ? answer.value : [])
