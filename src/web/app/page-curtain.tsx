import { useSyncExternalStore } from 'react'

const NEUTRAL_TITLE = 'Today'

let titleBefore: string | undefined
const listeners = new Set<() => void>()
const changed = () => listeners.forEach((listener) => listener())

/** The quick exit: hides the page immediately, and its title in the tab. */
export function hidePage(): void {
  titleBefore = document.title
  document.title = NEUTRAL_TITLE
  changed()
}

function showPage(): void {
  document.title = titleBefore ?? document.title
  titleBefore = undefined
  changed()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const draw = (dialog: HTMLDialogElement | null) => dialog?.showModal()

const today = () => new Date().toLocaleDateString('en-IN', { weekday: 'long', day: 'numeric', month: 'long' })

/** Covers everything with a plain screen and today's date. Esc, or 'Go back', returns to the page as it was. */
export function PageCurtain() {
  const isHidden = useSyncExternalStore(
    subscribe,
    () => titleBefore !== undefined,
    () => false,
  )
  if (!isHidden) return null
  return (
    // The browser closes it, by Esc or by the button, and restores the focus.
    <dialog ref={draw} className="page-curtain" aria-label={NEUTRAL_TITLE} onClose={showPage}>
      <p className="text-4 font-head">{today()}</p>
      <form method="dialog">
        <button className="button bare soft" type="submit">
          Go back
        </button>
      </form>
    </dialog>
  )
}
