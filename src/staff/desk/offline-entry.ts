import { toIstIso } from '#domain/kernel/ist.ts'

export type EntryAction = 'seen' | 'arrive' | 'take' | 'leave' | 'no-show'

/** The author of an entry: one person at one hotel. */
export type EntryAuthor = { staffId: string; name: string; hotelId: number }
/** The author of entries that an older release stored without an author and whose session is over. */
export const NOBODY: EntryAuthor = { staffId: '', name: '', hotelId: 0 }

/** When the entry was made: by the phone's clock, which may be wrong, and by the monotonic clock of the page `page`. */
type EntryTime = { phone: number; page: string; since: number }

/**
 * An entry made at the desk, such as a check-in. Because of its idempotency key it takes effect once, however often it
 * is sent.
 */
export type OfflineEntry = {
  key: string
  bookingId: string
  /** the guest's name or the booking code, which tells the user which entry was refused */
  name: string
  act: EntryAction
  /** includes `at`, the time of the entry, once the server's time is known */
  body: Record<string, unknown>
  /** undefined if an older release queued the entry, because it did not store the author */
  by?: EntryAuthor | undefined
  made?: EntryTime | undefined
}

/** The current readings of the phone's, the page's and the server's clocks. */
export type Clock = EntryTime & { server: Date }

/** A repeated payment within this time counts as a double tap; a later one may be intended. */
const DOUBLE_TAP_MILLISECONDS = 5000

/** Whether the same entry is already queued. Apart from payments, each action happens only once per booking. */
export const isQueued = (waiting: readonly OfflineEntry[], mark: OfflineEntry): boolean =>
  waiting.some((one) => {
    if (one.bookingId !== mark.bookingId || one.act !== mark.act || one.by?.staffId !== mark.by?.staffId) return false
    if (mark.act !== 'take') return true
    const { at: _, ...sent } = one.body
    const isSame = JSON.stringify(sent) === JSON.stringify(mark.body)
    return isSame && Math.abs((mark.made?.phone ?? 0) - (one.made?.phone ?? 0)) < DOUBLE_TAP_MILLISECONDS
  })

/** Sets `maker` as the author of entries that an older release queued without an author. */
export const withAuthor = (marks: readonly OfflineEntry[], maker: EntryAuthor | undefined): OfflineEntry[] =>
  marks.map((mark) => (mark.by || !maker ? mark : { ...mark, by: maker }))

/**
 * Dates an entry by the server's clock: the server's current time minus the entry's age. The page's monotonic clock
 * measures the age reliably. After a reload only the phone's clock is left; if that was set back, the age is taken as
 * zero.
 */
export function dateEntry(mark: OfflineEntry, clock: Clock): OfflineEntry {
  if (mark.body['at'] !== undefined || !mark.made) return mark
  const { made } = mark
  const age = made.page === clock.page ? clock.since - made.since : clock.phone - made.phone
  const at = new Date(clock.server.getTime() - Math.max(0, age))
  return { ...mark, body: { ...mark.body, at: toIstIso(at) } }
}

export type QueuedEntries = {
  /** entries of the signed-in person, in sending order */
  own: readonly OfflineEntry[]
  /** entries of other people, which are never sent in this person's name */
  others: readonly OfflineEntry[]
}

export const splitByAuthor = (waiting: readonly OfflineEntry[], maker: EntryAuthor | undefined): QueuedEntries => ({
  own: waiting.filter(({ by }) => by !== undefined && by.staffId === maker?.staffId),
  others: waiting.filter(({ by }) => by === undefined || by.staffId !== maker?.staffId),
})
