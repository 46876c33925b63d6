/**
 * Focuses where a step begins. A dialog that opens with this step would move the focus to its first button: the
 * attribute tells it where to go instead.
 */
export function focusOpening(place: HTMLElement | null | undefined): void {
  place?.setAttribute('autofocus', '')
  place?.focus({ preventScroll: true })
}
