/** Milliseconds after which we stop capturing keys if the field has not loaded. */
const MAX_WAIT_MS = 5000

/** The keys that were typed after '/' or Ctrl K while the code of Find or of the palette was still loading. */
let ahead: { text: string; since: number } | undefined

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null

/** Returns the keys typed so far, as the initial value of the field. */
export const typedAhead = (): string => ahead?.text ?? ''

/** Discards the keys once the field has taken them. */
export function forgetTypedAhead(): void {
  ahead = undefined
}

const capture = ({ timeStamp }: KeyboardEvent): void => void (ahead = { text: '', since: timeStamp })

/** Captures a key for a field that is still loading. Returns whether it did. */
function keep({ key, timeStamp }: KeyboardEvent): boolean {
  if (!ahead || timeStamp - ahead.since > MAX_WAIT_MS) return false
  if (key === 'Backspace') ahead.text = ahead.text.slice(0, -1)
  else if (key.length === 1) ahead.text += key
  else return false
  return true
}

/** Returns the field of Find or, on a wide screen, the field of the bar. A hidden field gets no keys. */
const fieldOfFind = () =>
  [...document.querySelectorAll<HTMLElement>('.find-form input, .office-find input')].find(
    (field) => field.getClientRects().length > 0,
  )

const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey

type Opening = { find: () => void; palette: () => void }

/**
 * Reacts to keys: '/' outside a field focuses the search field, or opens Find if no such field is visible. Ctrl K or
 * Cmd K opens the palette, except over another dialog. Captures the keys that follow until `forgetTypedAhead`. Returns
 * a function that stops listening.
 */
export function listenForKeys({ find, palette }: Opening): () => void {
  const press = (event: KeyboardEvent) => {
    if (isPaletteKey(event)) {
      if (document.querySelector('dialog[open]') === null) {
        capture(event)
        palette()
      }
      return event.preventDefault()
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return undefined
    if (!keep(event)) {
      if (event.key !== '/') return undefined
      const field = fieldOfFind()
      if (field) field.focus()
      else {
        capture(event)
        find()
      }
    }
    return event.preventDefault()
  }
  addEventListener('keydown', press)
  return () => removeEventListener('keydown', press)
}
