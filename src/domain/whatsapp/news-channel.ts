/** How guests chose to be told about their bookings. `none` means only on our pages and by e-mail. */
export const NEWS_CHANNELS = ['sms', 'whatsapp', 'none'] as const
export type NewsChannel = (typeof NEWS_CHANNELS)[number]

/**
 * Returns the channel for one piece of news; null for none. Even guests who want no messages get a text if they have to
 * answer within a limited time, because silence would cost them money or their room (decision 0113).
 */
export function channelOfNews(chosen: NewsChannel, needsAnswer: boolean): 'sms' | 'whatsapp' | null {
  if (chosen !== 'none') return chosen
  return needsAnswer ? 'sms' : null
}

/** A WhatsApp message is also sent by SMS if no delivery is reported within this many minutes. */
export const UNDELIVERED_MINUTES = 10
