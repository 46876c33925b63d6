import type { Locator } from '@playwright/test'

/** Presses twice before React can render again, on any machine, which is faster than any finger. */
export const pressTwice = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
