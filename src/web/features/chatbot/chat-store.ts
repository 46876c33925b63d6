import { useSyncExternalStore } from 'react'
import { nextConversation, readConversation, type ChatEvent, type Conversation } from '#domain/chatbot/conversation.ts'
import { storeInTab, readFromTab } from '#web/lib/tab-memory.ts'

let current: Conversation | undefined
const listeners = new Set<() => void>()

const conversation = (): Conversation => (current ??= readConversation(readFromTab('chat')))

/**
 * The conversation belongs to the tab, not to the open panel: it survives closing, navigation and a reload, and takes a
 * ticket that arrives after the panel was closed. Returns whether the event changed anything.
 */
export function sendToChat(event: ChatEvent): boolean {
  const before = conversation()
  const after = nextConversation(before, event)
  if (after === before) return false
  current = after
  storeInTab('chat', after)
  for (const listener of listeners) listener()
  return true
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useConversation = (): Conversation => useSyncExternalStore(subscribe, conversation, conversation)
