/** A link that brings a friend: the page reads the code on load and keeps it (specification §2). */
export const referralPath = (code: string): string => `/?referral=${encodeURIComponent(code)}`

/** Codes in the forms that guests type and links contain. */
export const normaliseReferCode = (typed: string): string => typed.trim().toUpperCase()
