/**
 * How long we keep data, in days. Jobs follow these numbers, and the pages promise them
 * (`words/en/rules.ts`).
 */

/** The life of an access token (specification §3 Session, §6). */
export const SESSION_DAYS = 30
/** The life of an unused session. */
export const SESSION_IDLE_DAYS = 14

/**
 * How long we keep identity images after the last stay, unless `IDENTITY_KEPT_DAYS` is set; the pages promise the
 * configured number.
 */
export const IDENTITY_RETENTION_DAYS = 30
export const MAX_IDENTITY_RETENTION_DAYS = 365

/** How long we recognise a browser that signed in; strangers cannot use up its one-time passwords. */
export const KNOWN_DEVICE_DAYS = 365

/**
 * How long we keep the log of sign-ins, failures, refusals and limits, which has no names (decision 0013): the DPDP
 * Rules require a year.
 */
export const SECURITY_LOG_RETENTION_DAYS = 365

/** How long we keep sent messages, with which operators investigate a complaint. */
export const MESSAGE_RETENTION_DAYS = 30

/** How long we keep settled messages from guests and hotels; people may ask about a complaint for months. */
export const WRITING_RETENTION_DAYS = 365

/** How long we keep processed reports of the payment gateway, with which operators investigate a payment. */
export const GATEWAY_REPORT_RETENTION_DAYS = 180

/** How long we keep tracked events and searches: a year and a month, to compare a month with the same month of the year before. */
export const COUNT_RETENTION_DAYS = 400

/**
 * How long we keep the office's figures by day and hotel, and of returning guests: numbers without anybody in them, for
 * comparing three years.
 */
export const FIGURE_RETENTION_DAYS = 3 * 366

/**
 * How long we keep the account of a guest who does not come back: three years, one of them possibly a leap year (DPDP
 * Rules 2025).
 */
export const ABSENT_DAYS = 3 * 365 + 1

/** How long we keep keyed hashes of the phones of erased accounts, so that nobody gets a newcomer's gifts twice. */
export const ERASED_PHONE_RETENTION_DAYS = 730

/** How many full financial years after the one of a stay we keep its records, for the taxes and the company's books. */
export const TAX_RETENTION_YEARS = 8

export const inDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`)
