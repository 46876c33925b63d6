import { track } from '#web/lib/track.ts'
import { tell } from './chat-store.ts'

/** Picking a question is counted (specification §2); a press while an answer is on its way is no question. */
export function askQuestion(category: string, question: string): void {
  if (tell({ type: 'question-picked', question })) track({ name: 'chat_bot', category, question })
}
