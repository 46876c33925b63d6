import type { ChatPlace } from '#domain/chatbot/chat-topic.ts'
import { SITE } from '#domain/site.ts'
import { PATHS } from '#web/lib/paths.ts'

/** Returns the address to which an answer's link leads. */
export function placeHref(place: ChatPlace): string {
  if (place === 'call') return SITE.supportPhoneLink
  if (place === 'mail') return `mailto:${SITE.careEmail}`
  return PATHS[place]
}
