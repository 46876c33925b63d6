import type { Fetch } from './api.ts'

/** What the server passes to every page's `load`. */
export type LoadContext = {
  /** calls the API of the same process */
  fetch: Fetch
  /** the server's clock, so that moving the clock moves the pages too */
  now: () => Date
}

const MINUTE = 60_000

/**
 * The moment of a public page, to the minute: prices, slots and promises change on whole minutes, so the page's text
 * stays the same until something else changes.
 */
export const minuteOf = ({ now }: LoadContext): Date => new Date(Math.floor(now().getTime() / MINUTE) * MINUTE)
