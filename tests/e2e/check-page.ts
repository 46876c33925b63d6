import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'

/** Every test fails on an error in the page or on its console that it does not expect. */
export const test = base.extend<{ watched: void; expectedFaults: RegExp[] }>({
  /** what a test provokes: an answer that is no answer, a session that is over */
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

const PHONE_WIDTH = 576

/** No violation of accessibility on the page as it stands, and nothing wider than the screen. */
export async function expectSoundPage(page: Page): Promise<void> {
  // No page of ours has a frame: the mode that opens a page of its own for each analysis gains nothing.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  // Colours are the same tokens at every size, and comparing them is most of the work: once is enough.
  if ((page.viewportSize()?.width ?? 0) > PHONE_WIDTH) axe.disableRules(['color-contrast'])
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
  expect(await contentWidth(page)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

/** How far the layout reaches, also where it is cut off: a phone lets a guest zoom out to all of it. */
async function contentWidth(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const { cssContentSize } = await session.send('Page.getLayoutMetrics')
  await session.detach()
  return cssContentSize.width
}
