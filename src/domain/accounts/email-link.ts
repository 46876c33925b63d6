import { addMinutes } from '../kernel/ist.ts'

/** How long a link that verifies an email stays valid. Each link works once. */
export const EMAIL_LINK_DAYS = 3

/** How long a guest must wait before we send the link again. */
const EMAIL_LINK_RESEND_SECONDS = 60
export const MAX_EMAIL_LINKS_A_DAY = 5

const secondsUntil = (moment: Date, now: Date) => Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / 1000))

/**
 * Returns the seconds until the next link may be sent; 0 if it may be sent now. `sent` lists when the last links were
 * sent, newest first.
 */
export function linkWaitSeconds(sent: readonly Date[], now: Date): number {
  const [newest] = sent
  const filling = sent[MAX_EMAIL_LINKS_A_DAY - 1]
  return Math.max(
    newest ? secondsUntil(addMinutes(newest, EMAIL_LINK_RESEND_SECONDS / 60), now) : 0,
    filling ? secondsUntil(addMinutes(filling, 24 * 60), now) : 0,
  )
}
