export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What a control contained. */
export type Field = { control: Control; value: string; isChecked: boolean }

/** Sets a control's content and notifies React, as if the visitor had typed or chosen it. */
export function setField({ control, value, isChecked }: Field): void {
  const tellOf = (event: string) => control.dispatchEvent(new Event(event, { bubbles: true }))
  if (control.type === 'checkbox' || control.type === 'radio') {
    setUnheard(control, 'checked', { from: !isChecked, to: isChecked })
    tellOf('click')
  } else if (control.type === 'file' || control instanceof HTMLSelectElement) {
    if (control instanceof HTMLSelectElement) control.value = value
    tellOf('change')
  } else {
    setUnheard(control, 'value', { from: value === '' ? ' ' : '', to: value })
    tellOf('input')
  }
}

/** Sets a value through the prototype's setter, as typing does. React ignores an assignment to the element itself. */
function setUnheard<Value>(
  control: Control,
  name: 'value' | 'checked',
  { from, to }: { from: Value; to: Value },
): void {
  Object.assign(control, { [name]: from })
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), name)?.set?.call(control, to)
}
