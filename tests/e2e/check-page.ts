import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'

/** Every test fails on an unexpected error in the page or on its console. */
export const test = base.extend<{ watched: void; expectedFaults: RegExp[] }>({
  /** provoked by the test: a broken answer, an ended session */
  expectedFaults: [[], { option: true }],
  watched: [
    async ({ page, expectedFaults }, use) => {
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text())
      })
      await use()
      expect(faults.filter((fault) => !expectedFaults.some((expected) => expected.test(fault)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Comparing colours is half of the work, and `tests/docs/contrast.test.ts` holds the tokens: `npm run test:long` looks at the pages. */
const areColoursCompared = process.env['E2E_RUN'] !== 'short'

/** No accessibility violation on the current page, and nothing wider than the screen. */
export async function expectSoundPage(page: Page): Promise<void> {
  // None of our pages has a frame: opening a separate page for each analysis gains nothing.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (!areColoursCompared) axe.disableRules(['color-contrast', 'link-in-text-block'])
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
  expect(await contentWidth(page)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

/** How far the layout reaches, also where it is cut off: a phone lets a guest zoom out to all of it. */
export async function contentWidth(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const { cssContentSize } = await session.send('Page.getLayoutMetrics')
  await session.detach()
  return cssContentSize.width
}
