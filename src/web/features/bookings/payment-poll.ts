/** How often, and for how long, to poll while a payment's report is pending. */
export const POLL_MILLISECONDS = 1500
export const POLL_FOR_MILLISECONDS = 60_000
