import type { GuestListQuery } from '#contract/office-guest-list.ts'
import { GUEST_CHOICES } from '#domain/office/guest-list.ts'
import { oneOf, withoutNothing, wordsIn } from '../list-filter.ts'

/** Reads the filter of the list of guests from the address, and drops unknown parts. */
export const readFilter = (query: URLSearchParams): GuestListQuery =>
  withoutNothing({ text: wordsIn(query.get('text')), only: oneOf(GUEST_CHOICES, query.get('only')) })
