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

/**
 * `npm test` is in a hurry: it analyses a page that shows something which no page of this process has shown, and leaves
 * colours to `tests/docs/contrast.test.ts`, which holds the tokens. Every other run does it all.
 */
const isInHurry = process.env['E2E_RUN'] === 'short'

const analysed = new Set<string>()

/** Every kind of element on the page, by its name, classes, attributes and what it stands in, and the order of headings. */
async function showsSomethingNew(page: Page): Promise<boolean> {
  const kinds = await page.evaluate(() => {
    const kindOf = (element: Element) => `${element.tagName}.${[...element.classList].join('.')}`
    const kinds = [...document.body.querySelectorAll('*')].map((element) => {
      const attributes = element.getAttributeNames().filter((name) => name !== 'class' && name !== 'style')
      return [kindOf(element), ...attributes, element.getAttribute('role'), element.parentElement?.tagName].join(' ')
    })
    const outline = [...document.body.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => tagName).join(' ')
    return [...new Set([...kinds, outline])]
  })
  const fresh = kinds.filter((kind) => !analysed.has(kind))
  for (const kind of fresh) analysed.add(kind)
  return fresh.length > 0
}

/** No accessibility violation on the current page, and nothing wider than the screen. */
export async function expectSoundPage(page: Page): Promise<void> {
  expect(await contentWidth(page)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  if (isInHurry && !(await showsSomethingNew(page))) return
  // None of our pages has a frame: opening a separate page for each analysis gains nothing.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (isInHurry) axe.disableRules(['color-contrast', 'link-in-text-block'])
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}

/** How far the layout reaches, also where it is cut off: a phone lets a guest zoom out to all of it. */
export async function contentWidth(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const { cssContentSize } = await session.send('Page.getLayoutMetrics')
  await session.detach()
  return cssContentSize.width
}
