/** How many days we keep data. Jobs use these numbers, and the pages promise them (`words/en/rules.ts`). */

/** How long an access token is valid (specification §3 Session, §6). */
export const SESSION_DAYS = 30
/** How long a session lasts if it is not used. */
export const SESSION_IDLE_DAYS = 14

/**
 * For how long after the last stay we keep identity images, unless `IDENTITY_KEPT_DAYS` is set. The pages promise the
 * configured number.
 */
export const IDENTITY_RETENTION_DAYS = 30
export const MAX_IDENTITY_RETENTION_DAYS = 365

/** How long we recognise a browser that signed in. Strangers cannot use up its OTPs. */
export const KNOWN_DEVICE_DAYS = 365

/**
 * For how long we keep the log of sign-ins, failures, refusals and limits, which contains no names (decision 0013). The
 * DPDP Rules require a year.
 */
export const SECURITY_LOG_RETENTION_DAYS = 365

/** How long we keep sent messages, which help operators to investigate a complaint. */
export const MESSAGE_RETENTION_DAYS = 30

/**
 * For how long we keep settled messages from guests and hotels, because people may ask about a complaint months later.
 */
export const WRITING_RETENTION_DAYS = 365

/** How long we keep processed webhooks of the payment gateway, which help operators to investigate a payment. */
export const GATEWAY_REPORT_RETENTION_DAYS = 180

/**
 * For how long we keep tracked events and searches: a year and a month, so that a month can be compared with the same
 * month a year earlier.
 */
export const COUNT_RETENTION_DAYS = 400

/**
 * For how long we keep the office's figures by day and hotel, and those of returning guests. The figures identify
 * nobody, and three years can be compared.
 */
export const FIGURE_RETENTION_DAYS = 3 * 366

/**
 * For how long we keep the account of a guest who does not return: three years, one of which may be a leap year (DPDP
 * Rules 2025).
 */
export const ABSENT_DAYS = 3 * 365 + 1

/** How long we keep keyed hashes of erased accounts' phones, so that nobody gets a newcomer's gifts a second time. */
export const ERASED_PHONE_RETENTION_DAYS = 730

/**
 * For how many full financial years after the year of a stay we keep its records, for the taxes and the company's
 * books.
 */
export const TAX_RETENTION_YEARS = 8

export const inDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`)
