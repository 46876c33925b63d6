import type { EarlyField, EarlyInput } from './early-input.ts'

/** Tells the page what its fields held, then presses what was pressed. */
export async function replay({ fields, pressed }: EarlyInput): Promise<void> {
  for (const field of fields) {
    tell(field)
    // React draws each change before it hears the next, as when they come from a visitor.
    await Promise.resolve()
  }
  if (pressed?.isConnected) pressed.click()
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

/** React remembers what is set on the element itself: what its class sets, as a browser does, is a change to it. */
function setUnheard<Value>(
  control: EarlyField['control'],
  name: 'value' | 'checked',
  { from, to }: { from: Value; to: Value },
): void {
  Object.assign(control, { [name]: from })
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), name)?.set?.call(control, to)
}
