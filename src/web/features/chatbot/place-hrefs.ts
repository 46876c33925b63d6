import type { ChatPlace } from '#domain/chatbot/chat-topic.ts'
import { SITE } from '#domain/site.ts'
import { PATHS } from '#web/lib/paths.ts'

/** The addresses to which an answer's links lead. */
export function placeHref(place: ChatPlace): string {
  if (place === 'call') return SITE.supportPhoneLink
  if (place === 'mail') return `mailto:${SITE.careEmail}`
  return PATHS[place]
}
