import type { MouseEvent } from 'react'

const load = () => import('./hand-on-focus.ts')

/** For a link that goes with the press it answers: the focus goes to what stands in its place. */
export const handOnFocus = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  void load().then(({ focusInPlaceOf }) => focusInPlaceOf(currentTarget))

/** For 'Show more': the focus goes on with the hotel that comes after the first `shown`. */
export const goOnWithMore = (shown: number): void => void load().then(({ focusCard }) => focusCard(shown))
