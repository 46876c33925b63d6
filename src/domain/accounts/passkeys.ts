import { formatIstMoment } from '../kernel/ist.ts'
import { PRODUCT_NAME } from '../site.ts'

/** How long a device may take to present its passkey. */
export const PASSKEY_MINUTES = 5

/** The most passkeys of one person: a phone, a computer, and a few spare ones. */
export const MAX_PASSKEYS = 10

/** Returns the text to a guest about a new passkey, and the variables of its registered template. */
export function passkeyAddedText(addedAt: Date, link: string): { body: string; values: string[] } {
  const moment = formatIstMoment(addedAt)
  return {
    body: `${PRODUCT_NAME}: a passkey was added to your account, ${moment}. Not you? ${link}`,
    values: [moment, link],
  }
}
