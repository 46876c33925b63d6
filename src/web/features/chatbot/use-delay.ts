import { useEffect } from 'react'
import { delayOf, type Conversation } from './conversation.ts'
import { sendToChat } from './chat-store.ts'

const motion = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'reduced' : 'full')

/** Shows a pending reply after its delay while the panel is open. An interrupted delay starts over. */
export function useDelay(conversation: Conversation): void {
  useEffect(() => {
    const delay = delayOf(conversation, motion())
    if (delay === undefined) return undefined
    const timer = setTimeout(() => sendToChat({ type: 'delay-passed' }), delay)
    return () => clearTimeout(timer)
  }, [conversation])
}
