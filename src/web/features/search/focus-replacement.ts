/**
 * The focus may wait ten seconds. A navigation on a slow connection takes some seconds; a later jump of the focus would
 * surprise the guest.
 */
const MAX_TRIES = 100
const TRY_MILLISECONDS = 100

async function until(hasCome: () => boolean): Promise<boolean> {
  for (let tries = 0; tries < MAX_TRIES && !hasCome(); tries++)
    await new Promise((resolve) => setTimeout(resolve, TRY_MILLISECONDS))
  return hasCome()
}

const isSeen = (element: HTMLElement) => element.getClientRects().length > 0

/** Finds the chip of the same filter, active or not, or else the heading of the list. */
function placeInstead(filter: string | undefined): HTMLElement | null {
  const chips = [...document.querySelectorAll<HTMLElement>('[data-filter]')].filter(isSeen)
  return chips.find((chip) => chip.dataset['filter'] === filter) ?? document.querySelector<HTMLElement>('#results')
}

/** Waits until the pressed element is gone and has lost the focus. */
export async function focusReplacementOf(pressed: HTMLElement): Promise<void> {
  const isGone = await until(() => !pressed.isConnected)
  if (!isGone || document.activeElement !== document.body) return
  placeInstead(pressed.dataset['filter'])?.focus({ preventScroll: true })
}

const CARDS = '.card-grid > article:not([aria-hidden])'

/** Waits for the card after the first `shown`, and focuses its link, or its heart if the hotel is sold. */
export async function focusCard(shown: number): Promise<void> {
  const cardThere = () => document.querySelectorAll<HTMLElement>(CARDS)[shown]
  await until(() => cardThere() !== undefined)
  const card = cardThere()
  const place = card?.querySelector<HTMLElement>('h2 a') ?? card?.querySelector<HTMLElement>('.card-heart')
  place?.focus({ preventScroll: true })
}
