/** How guests hear of their bookings, as they chose it. `none`: on our pages and by e-mail only. */
export const NEWS_CHANNELS = ['sms', 'whatsapp', 'none'] as const
export type NewsChannel = (typeof NEWS_CHANNELS)[number]

/**
 * The channel of one piece of news, null for none. News that the guest has to answer within some time is texted even to
 * guests who want none, because silence would cost them money or their room (decision 0113).
 */
export function channelOfNews(chosen: NewsChannel, needsAnswer: boolean): 'sms' | 'whatsapp' | null {
  if (chosen !== 'none') return chosen
  return needsAnswer ? 'sms' : null
}

/** After how many minutes without a report of delivery a WhatsApp message is sent by SMS too. */
export const UNDELIVERED_MINUTES = 10
