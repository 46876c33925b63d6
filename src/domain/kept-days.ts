/** How long things are kept, in days: jobs keep to it, and the pages promise it (`web/content/rules-in-words.ts`). */

/** An access token (specification §3 Session, §6). */
export const SESSION_DAYS = 30
/** A session nobody uses ends sooner. */
export const SESSION_IDLE_DAYS = 14

/** Identity images after the last stay, unless `IDENTITY_KEPT_DAYS` is set; the pages say what is set. */
export const IDENTITY_KEPT_DAYS = 30
export const MOST_IDENTITY_KEPT_DAYS = 365

/** A browser that signed in is known for so long: strangers cannot use up its one-time passwords. */
export const KNOWN_DEVICE_DAYS = 365

/** Sign-ins, failures, refusals and limits, without a name in them (decision 0013). */
export const SECURITY_LOG_KEPT_DAYS = 180

/** Messages that were sent, for whoever looks into a complaint. */
export const MESSAGES_KEPT_DAYS = 30

/** What people and hotels wrote to us, once it is settled; a complaint may be asked about for months. */
export const WRITINGS_KEPT_DAYS = 365

/** Reports of the payment gateway that were worked on: for operators who look into a payment. */
export const GATEWAY_REPORTS_KEPT_DAYS = 180

/** Counted events: a year and a month, so that a month can be held against the same one a year before. */
export const COUNTS_KEPT_DAYS = 400

/** That a phone had an account which was erased, as a keyed hash: what new guests get is given once. */
export const ERASED_PHONES_KEPT_DAYS = 730

export const inDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`)
