import type { SyntheticEvent } from 'react'

/**
 * Closes a native `<details>` menu when the focus leaves it or somebody presses outside. A pressed link inside may lack
 * focus, because Safari does not focus links.
 */
export function closeWhenLeft(event: SyntheticEvent<HTMLDetailsElement>): void {
  const details = event.currentTarget
  requestAnimationFrame(() => {
    const isWithin = details.contains(document.activeElement) || details.matches(':active')
    if (!isWithin) details.open = false
  })
}
