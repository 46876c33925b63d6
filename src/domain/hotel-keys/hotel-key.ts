/** What a hotel's API key may do (decision 0110). */
export const KEY_SCOPES = ['rooms', 'prices', 'bookings'] as const
export type KeyScope = (typeof KEY_SCOPES)[number]

/** The prefix of every API key, so that secret scanners recognise a published one. */
export const KEY_PREFIX = 'uncle_'

/** The number of random bytes in an API key, which are written in base64url. */
export const KEY_BYTES = 32

/** How many active API keys a hotel can have. */
export const MAX_KEYS = 10

/** The number of requests per minute that an API key can make, over all calls. */
export const KEY_REQUESTS_A_MINUTE = 120

/** Whether a token has the form of an API key rather than of a session token. */
export const isKeyToken = (token: string): boolean => token.startsWith(KEY_PREFIX)

/** Returns the last four characters of an API key, by which a hotel tells its keys apart. */
export const lastFourOf = (key: string): string => key.slice(-4)

/**
 * Whether an API key with these scopes may make a call that needs the given scope. A call without a scope is for people
 * only.
 */
export const isInScope = (needed: KeyScope | undefined, scopes: readonly KeyScope[]): boolean =>
  needed !== undefined && scopes.includes(needed)

/** Removes duplicate scopes and sorts them in the order of `KEY_SCOPES`. */
export const orderScopes = (scopes: readonly KeyScope[]): KeyScope[] =>
  KEY_SCOPES.filter((scope) => scopes.includes(scope))
