import { toIstIso } from '#domain/kernel/ist.ts'

export type MarkAct = 'seen' | 'arrive' | 'take' | 'leave' | 'no-show'

/** Who marked something: one person at one hotel. */
export type Maker = { staffId: string; name: string; hotelId: number }
/** An older release did not write down who it was, and their session is over. */
export const NOBODY: Maker = { staffId: '', name: '', hotelId: 0 }

/** When it was marked, by clocks that may be wrong: the phone's, and that of the page, which only counts on. */
export type Made = { phone: number; page: string; since: number }

/** Something a colleague marked. Its key makes it count once, however often it is sent. */
export type Mark = {
  key: string
  bookingId: string
  /** of the guest or the code, to say which mark was not taken */
  name: string
  act: MarkAct
  /** with `at` as soon as the server's time is known */
  body: Record<string, unknown>
  /** undefined: an older release queued it, and nobody knows any more who was signed in */
  by?: Maker | undefined
  made?: Made | undefined
}

/** What a page knows of time when it sends. */
export type Clock = Made & { server: Date }

/** A second press on the same button, which may take money twice on purpose, but not within this time. */
const DOUBLE_TAP_MILLISECONDS = 5000

/** Is this press already in the queue? Everything but money happens once to a booking. */
export const isQueued = (waiting: readonly Mark[], mark: Mark): boolean =>
  waiting.some((one) => {
    if (one.bookingId !== mark.bookingId || one.act !== mark.act || one.by?.staffId !== mark.by?.staffId) return false
    if (mark.act !== 'take') return true
    const { at: _, ...sent } = one.body
    const isSame = JSON.stringify(sent) === JSON.stringify(mark.body)
    return isSame && Math.abs((mark.made?.phone ?? 0) - (one.made?.phone ?? 0)) < DOUBLE_TAP_MILLISECONDS
  })

/** Marks of an older release belong to the person whose session made them. */
export const adopt = (marks: readonly Mark[], maker: Maker | undefined): Mark[] =>
  marks.map((mark) => (mark.by || !maker ? mark : { ...mark, by: maker }))

/**
 * When it was marked, by the server's clock: its age is counted back from now. The page's own counting is right whatever
 * the phone's clock says; after a reload only the phone's clock is left, which may at least not lead into the future.
 */
export function dateMark(mark: Mark, clock: Clock): Mark {
  if (mark.body['at'] !== undefined || !mark.made) return mark
  const { made } = mark
  const age = made.page === clock.page ? clock.since - made.since : clock.phone - made.phone
  const at = new Date(clock.server.getTime() - Math.max(0, age))
  return { ...mark, body: { ...mark.body, at: toIstIso(at) } }
}

export type Waiting = {
  /** of the person who is signed in, in the order in which they are sent */
  own: readonly Mark[]
  /** of somebody else: never sent under another name */
  others: readonly Mark[]
}

export const sortByMaker = (waiting: readonly Mark[], maker: Maker | undefined): Waiting => ({
  own: waiting.filter(({ by }) => by !== undefined && by.staffId === maker?.staffId),
  others: waiting.filter(({ by }) => by === undefined || by.staffId !== maker?.staffId),
})
