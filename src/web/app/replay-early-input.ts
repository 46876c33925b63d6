import { setField } from '../lib/set-field.ts'
import type { EarlyInput } from './early-input.ts'

/** Longer than the server takes to answer with a new bill, even over a slow connection. */
const MAX_WAIT = 5000
const LOOK_AGAIN = 50

/**
 * Tells the page what its fields contained, then repeats the last press, including presses made while this script was
 * loading.
 */
export async function replay(early: EarlyInput & { end: () => void }): Promise<void> {
  for (const field of early.fields) {
    // What the visitor typed since then wins.
    setField({ ...field, value: field.control.value || field.value })
    // React renders each change before it handles the next, as with a visitor's own input.
    await Promise.resolve()
  }
  early.end()
  if (early.pressed && (await canBePressed(early.pressed))) early.pressed.click()
}

/**
 * Waits until the button is enabled: restored fields may change the bill, and the button is disabled until it arrives.
 * A visitor who presses something else meanwhile no longer wants the press repeated.
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
