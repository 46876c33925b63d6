import { useEffect } from 'react'
import { createStore, useStore } from '#web/lib/store.ts'
import * as t from '#words/site-frame.ts'

const NEUTRAL_TITLE = t.today

/** The title to restore; undefined while the page is visible. */
const titleBefore = createStore<string | undefined>(undefined)

/** Milliseconds within which a second Esc hides the page, and a hurried third one does not show it again. */
const TWICE_WITHIN = 700

/** Hides the page immediately, and its title in the tab. This is the quick exit. */
export function hidePage(): void {
  titleBefore.set(document.title)
  document.title = NEUTRAL_TITLE
}

function showPage(): void {
  document.title = titleBefore.get() ?? document.title
  titleBefore.set(undefined)
}

const draw = (dialog: HTMLDialogElement | null) => dialog?.showModal()

const today = () => t.todaysDate(new Date())

/** Hides the page when Esc is pressed twice. While a dialog is open, Esc closes that first. */
function hideOnEscTwice(): () => void {
  let last = -TWICE_WITHIN
  const listen = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    const isSoon = event.timeStamp - last < TWICE_WITHIN
    const isHidden = titleBefore.get() !== undefined
    // A hurried third press must not show the page again.
    if (isHidden && !isSoon) document.querySelector<HTMLDialogElement>('.page-curtain')?.close()
    if (isHidden || document.querySelector('dialog[open]')) return
    last = event.timeStamp
    if (isSoon && !event.repeat) hidePage()
  }
  addEventListener('keydown', listen)
  return () => removeEventListener('keydown', listen)
}

/** Covers everything with a plain screen and today's date. Esc, or 'Go back', restores the page as it was. */
export function PageCurtain() {
  useEffect(hideOnEscTwice, [])
  if (useStore(titleBefore) === undefined) return null
  return (
    // Only the button and the listener above close the curtain. The browser restores the focus.
    <dialog ref={draw} closedby="none" className="page-curtain" aria-label={NEUTRAL_TITLE} onClose={showPage}>
      <p className="text-4 font-head">{today()}</p>
      <form method="dialog">
        <button className="button bare soft" type="submit">
          {t.goBack}
        </button>
      </form>
    </dialog>
  )
}
