import type { Field } from '../lib/set-field.ts'

/** What a visitor did before the page's scripts had loaded. */
export type EarlyInput = {
  /** the values before hydration, which empties the fields */ fields: Field[]
  pressed: HTMLElement | null
}

declare global {
  interface Window {
    earlyInput?: (EarlyInput & { take: () => void; end: () => void }) | undefined
  }
}

/**
 * Runs in every page before hydration. Until `take`, it records the fields that the visitor changes and the last button
 * pressed. Between `take` and `end`, while React receives what was typed, it holds back further presses, which would
 * send an empty form. The browser never submits a form without a `method`, because its fields would appear in the
 * address.
 */
export const EARLY_INPUT_SCRIPT = `(() => {
  const changed = new Set()
  let pressing, isTaken
  const early = { fields: [], pressed: null, take, end }
  const hold = event => {
    event.stopPropagation()
    event.preventDefault()
  }
  const press = (event, control) => {
    pressing = event
    early.pressed = control
    if (isTaken) hold(event)
  }
  const heard = {
    input: event => isTaken || changed.add(event.target),
    click: event => {
      // Until the scripts have loaded, a link that opens a dialog leads to an anchor of the page. Its press is repeated
      // too.
      const button = event.target.closest('button, a[aria-haspopup][href^="#"]')
      if (button && (!button.form || button.type === 'button')) press(event, button)
    },
    submit: event => {
      if (event.target.hasAttribute('method')) return
      event.preventDefault()
      press(event, event.submitter || event.target.querySelector('[type=submit]'))
    },
  }
  for (const name in heard) addEventListener(name, heard[name], true)
  function take() {
    isTaken = true
    early.fields = [...changed].map(control => ({ control, value: control.value, isChecked: control.checked }))
    if (!changed.size) end()
    // This press made React hydrate the page. React repeats it by itself, unless fields have to be restored first.
    if (pressing !== self.event) return
    if (changed.size) hold(pressing)
    else early.pressed = null
  }
  function end() {
    for (const name in heard) removeEventListener(name, heard[name], true)
  }
  self.earlyInput = early
})()`
