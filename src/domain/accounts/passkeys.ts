/** How long a device may take to show its passkey. */
export const PASSKEY_MINUTES = 5

/** Passkeys of one person: a phone, a computer, and a few spare ones. */
export const MAX_PASSKEYS = 10
