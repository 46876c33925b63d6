import { expect, type Locator } from '@playwright/test'

/** Waits until React handles this element. An earlier press would do nothing, or only what the document itself does. */
export const untilStarted = (element: Locator): Promise<void> =>
  expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
