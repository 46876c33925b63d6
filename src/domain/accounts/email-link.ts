import { addMinutes } from '../kernel/ist.ts'

/** How long a link that verifies an email is valid; it works once. */
export const EMAIL_LINK_DAYS = 3

/** The shortest time before a guest may have the link resent. */
export const EMAIL_LINK_RESEND_SECONDS = 60
export const MAX_EMAIL_LINKS_A_DAY = 5

const secondsUntil = (moment: Date, now: Date) => Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / 1000))

/**
 * Returns the seconds until the next link may be sent; 0 if it may be sent now. `sent`: when the last links were sent,
 * newest first.
 */
export function linkWaitSeconds(sent: readonly Date[], now: Date): number {
  const [newest] = sent
  const filling = sent[MAX_EMAIL_LINKS_A_DAY - 1]
  return Math.max(
    newest ? secondsUntil(addMinutes(newest, EMAIL_LINK_RESEND_SECONDS / 60), now) : 0,
    filling ? secondsUntil(addMinutes(filling, 24 * 60), now) : 0,
  )
}
