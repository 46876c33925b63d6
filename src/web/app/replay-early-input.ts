import { setField } from '../lib/set-field.ts'
import type { EarlyInput } from './early-input.ts'

/** Milliseconds to wait: longer than the server takes to answer with a new bill, even over a slow connection. */
const MAX_WAIT = 5000
const LOOK_AGAIN = 50

/**
 * Tells the page what its fields contained, then repeats the last press, even if it was made while this script was
 * loading.
 */
export async function replay(early: EarlyInput & { end: () => void }): Promise<void> {
  for (const field of early.fields) {
    // Anything that the visitor has typed since then takes precedence.
    setField({ ...field, value: field.control.value || field.value })
    // React renders each change before it handles the next, as if the visitor had typed it.
    await Promise.resolve()
  }
  early.end()
  if (early.pressed && (await canBePressed(early.pressed))) early.pressed.click()
}

/**
 * Waits until the button is enabled. Restored fields may change the bill, and the button is disabled until the new bill
 * arrives. If the visitor presses something else meanwhile, the press is not repeated.
 */
async function canBePressed(button: HTMLElement): Promise<boolean> {
  const givenUp = new AbortController()
  for (const event of ['pointerdown', 'keydown'])
    addEventListener(event, () => givenUp.abort(), { capture: true, signal: givenUp.signal })
  const since = performance.now()
  while (button.matches(':disabled') && !givenUp.signal.aborted && performance.now() - since < MAX_WAIT)
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN))
  const isGivenUp = givenUp.signal.aborted
  givenUp.abort()
  return button.isConnected && !isGivenUp
}
