import { addMinutes } from '../kernel/ist.ts'

/** A link that verifies an email is good for so long, once. */
export const EMAIL_LINK_DAYS = 3

/** How often a guest may have it sent again. */
export const EMAIL_LINK_RESEND_SECONDS = 60
export const MOST_EMAIL_LINKS_A_DAY = 5

const secondsUntil = (moment: Date, now: Date) => Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / 1000))

/** Seconds until the next may be sent; 0 when now. `sent`: when the newest were, newest first. */
export function linkWaitSeconds(sent: readonly Date[], now: Date): number {
  const [newest] = sent
  const filling = sent[MOST_EMAIL_LINKS_A_DAY - 1]
  return Math.max(
    newest ? secondsUntil(addMinutes(newest, EMAIL_LINK_RESEND_SECONDS / 60), now) : 0,
    filling ? secondsUntil(addMinutes(filling, 24 * 60), now) : 0,
  )
}
