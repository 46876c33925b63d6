/** Every text we send, and its channels. Each is registered with the carrier under its own template. */
export const MESSAGE_CHANNELS = {
  otp: ['sms'],
  email_link: ['email'],
  account_changed: ['email'],
  booking_confirmed: ['sms', 'email'],
  booking_refunded: ['sms', 'email'],
  booking_cancelled: ['sms', 'email'],
  booking_cancelled_unpaid: ['sms', 'email'],
  booking_changed: ['sms', 'email'],
  booking_extended: ['sms', 'email'],
  booking_no_show: ['sms', 'email'],
  partner_invited: ['sms'],
  stay_ended: ['email'],
  partner_form_received: ['email'],
  feedback_received: ['email'],
} as const satisfies Record<string, readonly ('sms' | 'email')[]>
export type MessageTemplate = keyof typeof MESSAGE_CHANNELS

/** A text message or an e-mail to one person. The texts are ours, the carrier only delivers them. */
export type Message = {
  to: string
  channel: 'sms' | 'email'
  /** the registered template that Indian carriers require */
  template: MessageTemplate
  subject?: string
  body: string
  /** the template's variables, in its order */
  values: readonly string[]
}

/** Rejects when the carrier refused the message: the outbox retries later. */
export type MessageSender = { send(message: Message): Promise<void> }
