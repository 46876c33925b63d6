import type { EarlyField, EarlyInput } from './early-input.ts'

/** Longer than a bill takes on a slow connection. */
const MAX_WAIT = 5000
const LOOK_AGAIN = 50

/**
 * Tells the page what its fields contained, then repeats the last press, including presses made while this script was
 * loading.
 */
export async function replay(early: EarlyInput & { end: () => void }): Promise<void> {
  for (const field of early.fields) {
    tell(field)
    // React renders each change before it handles the next, as with a visitor's own input.
    await Promise.resolve()
  }
  early.end()
  if (early.pressed && (await canBePressed(early.pressed))) early.pressed.click()
}

/**
 * Restored fields may change a bill, and the button waits for it. A visitor who does something else meanwhile has given
 * up the press.
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

function tell({ control, value, isChecked }: EarlyField): void {
  const tellOf = (event: string) => control.dispatchEvent(new Event(event, { bubbles: true }))
  if (control.type === 'checkbox' || control.type === 'radio') {
    setUnheard(control, 'checked', { from: !isChecked, to: isChecked })
    tellOf('click')
  } else if (control.type === 'file' || control instanceof HTMLSelectElement) {
    if (control instanceof HTMLSelectElement) control.value = value
    tellOf('change')
  } else {
    setUnheard(control, 'value', { from: '', to: control.value || value })
    tellOf('input')
  }
}

/**
 * React tracks values set on the element itself; a value set through its prototype, as a browser does, counts as a
 * change.
 */
function setUnheard<Value>(
  control: EarlyField['control'],
  name: 'value' | 'checked',
  { from, to }: { from: Value; to: Value },
): void {
  Object.assign(control, { [name]: from })
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), name)?.set?.call(control, to)
}
