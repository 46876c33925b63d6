import type { SyntheticEvent } from 'react'

/** Closes a native `<details>` menu when the focus or a press leaves it. */
export function closeWhenLeft(event: SyntheticEvent<HTMLDetailsElement>): void {
  const details = event.currentTarget
  requestAnimationFrame(() => {
    if (!details.contains(document.activeElement)) details.open = false
  })
}
