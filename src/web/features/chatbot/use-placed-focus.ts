import { useEffect, useRef, type RefObject } from 'react'
import type { Conversation } from './conversation.ts'

/**
 * Returns the element that the visitor needs next: the form, the ticket's number, or the choices. After 'back', it is
 * the choice that they pressed before.
 */
function nextThing(panel: HTMLElement, { form, entries }: Conversation): HTMLElement | null {
  const last = entries.at(-1)
  if (form) return panel.querySelector<HTMLElement>('form [tabindex]')
  if (last?.kind === 'ticket') return [...panel.querySelectorAll<HTMLElement>('.sent')].at(-1) ?? null
  const lastPicked = entries.flatMap((entry) => (entry.kind === 'category' ? entry.topic : [])).at(-1)
  return (
    panel.querySelector<HTMLElement>(`[data-topic="${lastPicked}"]`) ??
    panel.querySelector<HTMLElement>('.chat-choices button')
  )
}

/**
 * Scrolls the visitor's last message to the top, with the reply below it. When the chatbot offers the categories again,
 * scrolls to the choices instead.
 */
function scrollToLatest(scroller: HTMLElement, { entries, topic }: Conversation): void {
  const isReplied = entries.at(-1)?.kind !== 'category'
  const latest =
    topic === undefined && isReplied && entries.length > 0
      ? scroller.querySelector<HTMLElement>('.chat-choices')
      : [...scroller.querySelectorAll<HTMLElement>('.me')].at(-1)
  const fromTop = latest ? latest.getBoundingClientRect().top - scroller.getBoundingClientRect().top : 0
  scroller.scrollTop = latest ? scroller.scrollTop + fromTop - 16 : 0
}

/** Keeps the latest message in view. Moves the focus only if the focused element is gone. */
export function usePlacedFocus(conversation: Conversation): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null)
  const isOpened = useRef(false)
  useEffect(
    () => () => {
      isOpened.current = false
    },
    [],
  )
  useEffect(() => {
    const { current: panel } = scroller
    if (!panel) return
    scrollToLatest(panel, conversation)
    const isLost = document.activeElement === document.body || document.activeElement === panel.closest('dialog')
    if (isOpened.current && !isLost) return
    isOpened.current = true
    nextThing(panel, conversation)?.focus({ preventScroll: true })
  }, [conversation])
  return scroller
}
