import { nextConversation, readConversation, type ChatEvent, type Conversation } from './conversation.ts'
import { createStore, useStore } from '#web/lib/store.ts'
import { storeInTab, readFromTab } from '#web/lib/tab-memory.ts'

const BEFORE_READING = readConversation(undefined)

const conversation = createStore(BEFORE_READING, {
  read: (last) => (last === BEFORE_READING ? readConversation(readFromTab('chat')) : last),
})

/**
 * Sends an event to the conversation, which belongs to the tab, not to the open panel. It survives closing, navigation
 * and a reload, and receives a ticket that arrives after the panel was closed. Returns whether the event changed
 * anything.
 */
export function sendToChat(event: ChatEvent): boolean {
  const before = conversation.get()
  const after = nextConversation(before, event)
  if (after === before) return false
  storeInTab('chat', after)
  conversation.set(after)
  return true
}

export const useConversation = (): Conversation => useStore(conversation)
