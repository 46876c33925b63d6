import { PRODUCT_NAME, SITE } from '#domain/site.ts'
import type { ButtonKind } from '#domain/whatsapp/buttons.ts'

/** The buttons' labels, as registered with their templates. */
export const BUTTONS: Readonly<Record<ButtonKind, string>> = {
  seen: 'Seen',
  cannot_take: 'Cannot take them',
  open_booking: 'Open your booking',
  open_desk: 'Open the desk',
}

/** Our automatic answers to the button for `seen` and to written messages. */
export const ANSWERS = {
  seen: (code: string) => `${PRODUCT_NAME}: thank you. ${code} is marked as seen.`,
  seenBefore: (code: string) => `${PRODUCT_NAME}: ${code} was already marked as seen.`,
  over: (code: string) => `${PRODUCT_NAME}: ${code} is cancelled or over. You need not do anything.`,
  stopped: () => `${PRODUCT_NAME}: you get no more messages here.`,
  passedOn: () => `${PRODUCT_NAME}: our office reads your message. If it is urgent, call ${SITE.supportPhone}.`,
}
