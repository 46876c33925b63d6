/** Returns the path of an invitation link: the page reads the code on load and stores it (specification §2). */
export const referralPath = (code: string): string => `/?referral=${encodeURIComponent(code)}`

/** In characters: longer than any code. */
export const MAX_REFERRAL_LENGTH = 40

/** Normalises a referral code as guests type it and links contain it. */
export const normaliseReferCode = (typed: string): string => typed.trim().toUpperCase()
