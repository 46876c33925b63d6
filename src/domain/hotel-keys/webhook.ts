import type { HotelNews } from '../hotel-messages/hotel-news.ts'
import { addMinutes } from '../kernel/ist.ts'

/** The webhook events, all about bookings (decision 0110). */
export const WEBHOOK_EVENTS = ['booking.new', 'booking.changed', 'booking.cancelled', 'booking.moved'] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

export const CALL_STATES = ['waiting', 'taken', 'failed'] as const
export type CallState = (typeof CALL_STATES)[number]

/** How many active webhook addresses a hotel can have. */
export const MAX_WEBHOOKS = 5
export const MAX_WEBHOOK_URL = 300
/** How many of the latest webhook calls the desk's page lists. */
export const MAX_LISTED_CALLS = 50

const DAY_MINUTES = 24 * 60

/** After this long we give up on a call that the receiver has not accepted. */
export const giveUpAt = (now: Date): Date => addMinutes(now, DAY_MINUTES)

/** How long the previous secret continues to sign calls after a change. */
export const previousSecretUntil = (now: Date): Date => addMinutes(now, DAY_MINUTES)

const EVENTS: Partial<Record<HotelNews, WebhookEvent>> = {
  new: 'booking.new',
  changed: 'booking.changed',
  extended: 'booking.changed',
  cancelled: 'booking.cancelled',
  moved_away: 'booking.moved',
}

/**
 * Maps a notice for the hotel to a webhook event; undefined for notices that are only for people, such as a call for
 * help.
 */
export const webhookEventOf = (news: HotelNews): WebhookEvent | undefined => EVENTS[news]

/** Whether a response accepts the call. Only a 2xx response does, and redirects are not followed. */
export const isTaken = (status: number): boolean => status >= 200 && status < 300

/**
 * Reads an address that a hotel typed. It must be https without a password; a local machine also accepts http. Before
 * each request we check that the address leads outside our network.
 */
export function readWebhookUrl(typed: string, isLocal: boolean): string | undefined {
  const url = URL.parse(typed.trim())
  if (!url || url.href.length > MAX_WEBHOOK_URL) return undefined
  if (url.protocol !== 'https:' && !(isLocal && url.protocol === 'http:')) return undefined
  if (url.username !== '' || url.password !== '') return undefined
  url.hash = ''
  return url.href
}
