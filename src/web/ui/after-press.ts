import type { FocusEvent } from 'react'

/**
 * Runs what leaving a field causes. When a button took the focus by being pressed, it waits until the press has ended:
 * a message that appears meanwhile would move the button away from under the finger.
 */
export function afterPress({ relatedTarget }: FocusEvent, run: () => void): void {
  const isPressed = relatedTarget instanceof Element && relatedTarget.matches(':active')
  if (isPressed) addEventListener('pointerup', () => setTimeout(run), { once: true })
  else run()
}
