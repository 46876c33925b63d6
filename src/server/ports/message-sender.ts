/** A text message or an e-mail to one person. The texts are ours, the carrier only carries them. */
export type Message = {
  to: string
  channel: 'sms' | 'email'
  /** the registered template an Indian carrier asks for */
  template: 'otp' | 'booking_confirmed' | 'booking_refunded'
  subject?: string
  body: string
  /** the template's variables, in its order */
  values: readonly string[]
}

/** Rejects when the carrier did not take the message: the outbox tries again later. */
export type MessageSender = { send(message: Message): Promise<void> }
