import type { CaseVerdict } from '../hotel-cases/hotel-case.ts'
import { addMinutes } from '../kernel/ist.ts'
import { unreachable } from '../kernel/result.ts'

/** Why guests ask for help at their hotel. Guests who are turned away have a different kind of case (`relocations`). */
export const HELP_KINDS = ['more_money', 'not_as_shown', 'unsafe'] as const
export type HelpKind = (typeof HELP_KINDS)[number]
export const isHelpKind = (kind: string): kind is HelpKind => HELP_KINDS.some((known) => known === kind)

/** The kinds of cases that a hotel is told about. It is never told that guests do not feel safe (decision 0096). */
export const KINDS_FOR_HOTEL = ['more_money', 'not_as_shown'] as const satisfies HelpKind[]
export type KindForHotel = (typeof KINDS_FOR_HOTEL)[number]
export const isForHotel = (kind: HelpKind): kind is KindForHotel => kind !== 'unsafe'

/** The ways in which a room can differ from what was shown. */
export const ROOM_FAULTS = ['dirty', 'other_room', 'missing'] as const
export type RoomFault = (typeof ROOM_FAULTS)[number]

/** The desk's possible answers. The last answer to each kind of case is an objection. */
export const DESK_HELP_ANSWERS = ['nothing_more', 'agreed_extra', 'another_room', 'put_right', 'as_shown'] as const
export type DeskHelpAnswer = (typeof DESK_HELP_ANSWERS)[number]

const ANSWERS: Record<KindForHotel, readonly DeskHelpAnswer[]> = {
  more_money: ['nothing_more', 'agreed_extra'],
  not_as_shown: ['another_room', 'put_right', 'as_shown'],
}

export const canAnswer = (kind: HelpKind, answer: DeskHelpAnswer): boolean =>
  isForHotel(kind) && ANSWERS[kind].includes(answer)

/** Whether the desk objects, so that the office decides. */
export const isObjection = (answer: DeskHelpAnswer): boolean => answer === 'agreed_extra' || answer === 'as_shown'

/** The guests' possible answers to the help that they got. */
export const GUEST_HELP_ANSWERS = ['solved', 'not_solved'] as const
export type GuestHelpAnswer = (typeof GUEST_HELP_ANSWERS)[number]

/** How many minutes the desk has to answer guests whose room is not as shown. */
export const DESK_HELP_MINUTES = 15
/**
 * How many minutes the office has to ring the desk about money, to decide about a room, and to ring guests who do not
 * feel safe.
 */
export const OFFICE_HELP_MINUTES: Record<HelpKind, number> = { more_money: 10, not_as_shown: 30, unsafe: 2 }

export const MAX_HELP_PHOTOS = 5
export const MAX_HELP_WORDS = 500
/** The maximum number of characters that guests can write in one case. */
export const MAX_HELP_TEXT = 2000

export type HelpCase = {
  kind: HelpKind
  openedAt: Date
  answer: DeskHelpAnswer | null
  answeredAt: Date | null
  /** when the guests said that the desk's answer does not help */
  refusedAt: Date | null
  closedAt: Date | null
}

export type HelpState = { at: 'desk' | 'office'; until: Date } | { at: 'guest' } | { at: 'closed' }

/** Returns when the office's time to act begins if a room is not as shown. */
const officeSince = ({ openedAt, answer, answeredAt, refusedAt }: HelpCase): Date =>
  refusedAt ?? (answer && isObjection(answer) && answeredAt ? answeredAt : addMinutes(openedAt, DESK_HELP_MINUTES))

/** Returns whether the desk, the guests or the office must act now, and by when (decision 0096). */
export function helpState(one: HelpCase, now: Date): HelpState {
  const { kind, openedAt, answer, refusedAt, closedAt } = one
  if (closedAt !== null) return { at: 'closed' }
  if (answer !== null && !isObjection(answer) && refusedAt === null) return { at: 'guest' }
  switch (kind) {
    case 'unsafe':
      return { at: 'office', until: addMinutes(openedAt, OFFICE_HELP_MINUTES.unsafe) }
    case 'more_money':
      return { at: 'office', until: addMinutes(refusedAt ?? openedAt, OFFICE_HELP_MINUTES.more_money) }
    case 'not_as_shown': {
      const since = officeSince(one)
      if (answer === null && now < since) return { at: 'desk', until: since }
      return { at: 'office', until: addMinutes(since, OFFICE_HELP_MINUTES.not_as_shown) }
    }
    default:
      return unreachable(kind)
  }
}

/**
 * Whether a case counts in the hotel's figures. It does if the office decided so or the hotel itself put the matter
 * right. The guests' word alone is not enough. A case of guests who do not feel safe never counts, because the figures
 * would reveal it to the hotel.
 */
export const isCountedHelp = (one: {
  kind: HelpKind
  answer: DeskHelpAnswer | null
  verdict: CaseVerdict | null
}): boolean =>
  isForHotel(one.kind) &&
  (one.verdict === null ? one.answer !== null && !isObjection(one.answer) : one.verdict === 'counts')
