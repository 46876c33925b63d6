/** How many frames to wait, about half a second: after an answer, the page renders within a few of them. */
const MAX_FRAMES = 30

/**
 * Focuses this element once the focused one disappears, such as a button that did its work or a dialog whose opener was
 * removed. Waits for that moment, because nothing behind an open dialog can take the focus. Does nothing while a
 * different element has it.
 */
export function focusWhenLost(find: () => HTMLElement | null, frames = MAX_FRAMES): void {
  requestAnimationFrame(() => {
    const target = find()
    if (document.activeElement === document.body) target?.focus()
    if (document.activeElement !== target && frames > 0) focusWhenLost(find, frames - 1)
  })
}
