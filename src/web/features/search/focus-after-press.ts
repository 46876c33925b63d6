import type { MouseEvent } from 'react'

const load = () => import('./focus-replacement.ts')

/** For a link that disappears when pressed: moves the focus to its replacement. */
export const moveFocusToReplacement = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  void load().then(({ focusReplacementOf }) => focusReplacementOf(currentTarget))

/** For 'Show more': the focus goes on with the hotel that comes after the first `shown`. */
export const focusNextHotel = (shown: number): void => void load().then(({ focusCard }) => focusCard(shown))
