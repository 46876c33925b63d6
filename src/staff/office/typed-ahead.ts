/** A page whose code does not come in this time has failed: its keys belong to the browser again. */
const MAX_WAIT_MS = 5000

/** What an operator types between '/' and the moment at which Find's field shows: its code may load first. */
let ahead: { text: string; since: number } | undefined

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null

/** What was typed ahead, with which the field begins. */
export const typedAhead = (): string => ahead?.text ?? ''

/** Forgets it, once the field has it. */
export function forgetTypedAhead(): void {
  ahead = undefined
}

/** Keeps a key for the field that is about to show. Returns whether it did. */
function keep({ key, timeStamp }: KeyboardEvent): boolean {
  if (!ahead || timeStamp - ahead.since > MAX_WAIT_MS) return false
  if (key === 'Backspace') ahead.text = ahead.text.slice(0, -1)
  else if (key.length === 1) ahead.text += key
  else return false
  return true
}

/**
 * Listens for '/' outside fields, which opens Find as in other search boxes, or focuses its field if the page shows it
 * already. Keeps the keys after it until `forgetTypedAhead`. Returns how to stop.
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
