import type { MouseEvent } from 'react'

const load = () => import('./focus-replacement.ts')

/** Moves the focus from a link that disappears when pressed to its replacement. */
export const moveFocusToReplacement = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  void load().then(({ focusReplacementOf }) => focusReplacementOf(currentTarget))

/** For 'Show more': moves the focus to the hotel after the first `shown`. */
export const focusNextHotel = (shown: number): void => void load().then(({ focusCard }) => focusCard(shown))
