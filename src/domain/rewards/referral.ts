/** Returns the path of an invitation link. The page reads the code when it loads, and stores it (specification §2). */
export const referralPath = (code: string): string => `/?referral=${encodeURIComponent(code)}`

/** The maximum number of characters that we read, which is more than any code has. */
export const MAX_REFERRAL_LENGTH = 40

/** Normalises a referral code that guests typed or that a link contains. */
export const normaliseReferCode = (typed: string): string => typed.trim().toUpperCase()
