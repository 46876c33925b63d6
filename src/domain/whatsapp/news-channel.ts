/** How guests chose to hear about their bookings. `none` means only on our pages and by e-mail. */
export const NEWS_CHANNELS = ['sms', 'whatsapp', 'none'] as const
export type NewsChannel = (typeof NEWS_CHANNELS)[number]

/**
 * Returns the channel of one piece of news; null for none. Even guests who want no messages get a text about news that
 * they have to answer within some time, because silence would cost them money or their room (decision 0113).
 */
export function channelOfNews(chosen: NewsChannel, needsAnswer: boolean): 'sms' | 'whatsapp' | null {
  if (chosen !== 'none') return chosen
  return needsAnswer ? 'sms' : null
}

/** If no delivery of a WhatsApp message is reported within this many minutes, it is sent by SMS too. */
export const UNDELIVERED_MINUTES = 10
