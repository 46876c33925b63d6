import { createStore, useStore } from '#web/lib/store.ts'
import * as t from '#words/site-frame.ts'

const NEUTRAL_TITLE = t.today

/** The title to return to; undefined while the page shows. */
const titleBefore = createStore<string | undefined>(undefined)

/** The quick exit: hides the page immediately, and its title in the tab. */
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

/** Covers everything with a plain screen and today's date. Esc, or 'Go back', returns to the page as it was. */
export function PageCurtain() {
  if (useStore(titleBefore) === undefined) return null
  return (
    // The browser closes it, by Esc or by the button, and restores the focus.
    <dialog ref={draw} className="page-curtain" aria-label={NEUTRAL_TITLE} onClose={showPage}>
      <p className="text-4 font-head">{today()}</p>
      <form method="dialog">
        <button className="button bare soft" type="submit">
          {t.goBack}
        </button>
      </form>
    </dialog>
  )
}
