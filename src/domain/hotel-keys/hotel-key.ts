/** What a hotel's key may do (decision 0110). */
export const KEY_SCOPES = ['rooms', 'prices', 'bookings'] as const
export type KeyScope = (typeof KEY_SCOPES)[number]

/** Every key begins with this, so that scanners of source code find one that was published. */
export const KEY_PREFIX = 'uncle_'

/** Random bytes of a key, written in base64url. */
export const KEY_BYTES = 32

/** Keys of one hotel that are not ended. */
export const MAX_KEYS = 10

/** Requests that one key may make in a minute, whatever the calls. */
export const KEY_REQUESTS_A_MINUTE = 120

/** Whether a token is a hotel's key, ended or not, rather than a session's. */
export const isKeyToken = (token: string): boolean => token.startsWith(KEY_PREFIX)

/** The end of a key, by which its hotel recognises it. */
export const lastFourOf = (key: string): string => key.slice(-4)

/** Whether a key may make a call: the call names the scope it needs, and a call without one is for people only. */
export const isInScope = (needed: KeyScope | undefined, scopes: readonly KeyScope[]): boolean =>
  needed !== undefined && scopes.includes(needed)

/** Puts scopes into our order, each once. */
export const orderScopes = (scopes: readonly KeyScope[]): KeyScope[] =>
  KEY_SCOPES.filter((scope) => scopes.includes(scope))
