import type { FocusEvent } from 'react'

/**
 * Runs a field's blur effect. If a press on a button took the focus, waits until the press has ended, because a new
 * message would move the button away from the finger.
 */
export function runAfterPress({ relatedTarget }: FocusEvent, run: () => void): void {
  const isPressed = relatedTarget instanceof Element && relatedTarget.matches(':active')
  if (isPressed) addEventListener('pointerup', () => setTimeout(run), { once: true })
  else run()
}
