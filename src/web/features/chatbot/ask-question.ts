import { track } from '#web/lib/track.ts'
import { tell } from './chat-store.ts'

/** Counts a picked question (specification §2); ignores a press while an answer is pending. */
export function askQuestion(category: string, question: string): void {
  if (tell({ type: 'question-picked', question })) track({ name: 'chat_bot', category, question })
}
