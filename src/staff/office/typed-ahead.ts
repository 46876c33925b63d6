/** If Find has not loaded by then, we stop capturing keys. */
const MAX_WAIT_MS = 5000

/** The keys typed after '/' while Find's code is still loading. */
let ahead: { text: string; since: number } | undefined

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null

/** Returns the keys typed so far, as the initial value of Find's field. */
export const typedAhead = (): string => ahead?.text ?? ''

/** Discards the keys once Find's field has taken them. */
export function forgetTypedAhead(): void {
  ahead = undefined
}

/** Captures a key for Find's field if it is still loading. Returns whether it did. */
function keep({ key, timeStamp }: KeyboardEvent): boolean {
  if (!ahead || timeStamp - ahead.since > MAX_WAIT_MS) return false
  if (key === 'Backspace') ahead.text = ahead.text.slice(0, -1)
  else if (key.length === 1) ahead.text += key
  else return false
  return true
}

/**
 * Opens Find when an operator presses '/' outside a field, or focuses its field if it is open. Captures the keys that
 * follow until `forgetTypedAhead`. Returns a function that stops listening.
 */
export function listenForSlash(open: () => void): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (!keep(event)) {
      if (event.key !== '/') return
      const field = document.querySelector<HTMLElement>('.find-form input')
      if (!field) ahead = { text: '', since: event.timeStamp }
      if (field) field.focus()
      else open()
    }
    event.preventDefault()
  }
  addEventListener('keydown', press)
  return () => removeEventListener('keydown', press)
}
