import { expect, type Locator } from '@playwright/test'

/** Waits until React runs this element, because a press before that does what the document alone does, or nothing. */
export const untilStarted = (element: Locator): Promise<void> =>
  expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
