/** How long a device may take to present its passkey. */
export const PASSKEY_MINUTES = 5

/** The most passkeys of one person: a phone, a computer, and a few spare ones. */
export const MAX_PASSKEYS = 10
