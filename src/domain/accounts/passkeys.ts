/** How long a device may take to present its passkey. */
export const PASSKEY_MINUTES = 5

/** The maximum number of passkeys per person, which allows for a phone, a computer, and a few spare ones. */
export const MAX_PASSKEYS = 10
