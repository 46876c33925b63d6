/** A link that brings a friend: the code is read on load and kept (specification §2). */
export const referralPath = (code: string): string => `/?referral=${encodeURIComponent(code)}`

/** Codes arrive as guests type them and as links write them. */
export const normaliseReferCode = (typed: string): string => typed.trim().toUpperCase()
