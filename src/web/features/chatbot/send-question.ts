import { track } from '#web/lib/track.ts'
import { sendToChat } from './chat-store.ts'

/** Counts a chosen question (specification §2). Ignores a press while an answer is pending. */
export function sendQuestion(category: string, question: string): void {
  if (sendToChat({ type: 'question-picked', question })) track({ name: 'chat_bot', category, question })
}
