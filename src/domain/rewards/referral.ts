/** Returns the path of an invitation link. The page reads the code when it loads, and stores it (specification §2). */
export const referralPath = (code: string): string => `/?referral=${encodeURIComponent(code)}`

/** The most characters that we read, longer than any code. */
export const MAX_REFERRAL_LENGTH = 40

/** Normalises a referral code as guests type it and as links contain it. */
export const normaliseReferCode = (typed: string): string => typed.trim().toUpperCase()
