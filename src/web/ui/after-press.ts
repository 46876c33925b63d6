import type { FocusEvent } from 'react'

/**
 * Runs the effect of leaving a field. If a press on a button took the focus, it waits until the press has ended,
 * because a new message would move the button from under the finger.
 */
export function runAfterPress({ relatedTarget }: FocusEvent, run: () => void): void {
  const isPressed = relatedTarget instanceof Element && relatedTarget.matches(':active')
  if (isPressed) addEventListener('pointerup', () => setTimeout(run), { once: true })
  else run()
}
