import type { Locator } from '@playwright/test'

/** Both presses come before React can render again, on any machine: faster than any finger. */
export const pressTwice = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
