/**
 * Focuses the start of a step. A dialog focuses its first button when it opens, so the attribute tells it to focus this
 * element instead.
 */
export function focusOpening(place: HTMLElement | null | undefined): void {
  place?.setAttribute('autofocus', '')
  place?.focus({ preventScroll: true })
}
