/** About half a second: an answer has come, so the page is drawn anew within a few of them. */
const MOST_FRAMES = 30

/**
 * Gives the focus a place when what had it goes: a button that did its work, a dialog whose opener was removed. Waits for
 * that moment, because nothing behind an open dialog can take the focus; while something else keeps it, nothing happens.
 */
export function focusWhenLost(find: () => HTMLElement | null, frames = MOST_FRAMES): void {
  requestAnimationFrame(() => {
    const target = find()
    if (document.activeElement === document.body) target?.focus()
    if (document.activeElement !== target && frames > 0) focusWhenLost(find, frames - 1)
  })
}
