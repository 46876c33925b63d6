/**
 * Focuses the start of a step. A dialog that opens with this step would focus its first button, so the attribute tells
 * it where to go instead.
 */
export function focusOpening(place: HTMLElement | null | undefined): void {
  place?.setAttribute('autofocus', '')
  place?.focus({ preventScroll: true })
}
