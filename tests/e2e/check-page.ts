import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'

/** Every test fails on an unexpected error in the page or on its console. */
export const test = base.extend<{ watched: void; expectedFaults: RegExp[] }>({
  /** errors that the test causes, such as a broken answer or an ended session */
  expectedFaults: [[], { option: true }],
  watched: [
    async ({ page, expectedFaults }, use) => {
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text())
      })
      const refusals: string[] = []
      page.on('response', (response) => {
        if (response.status() < 400 || !new URL(response.url()).pathname.startsWith('/api/')) return
        const request = `${response.request().method()} ${response.url()}`
        response.text().then(
          (body) => refusals.push(`${request}: ${response.status()} ${body}`),
          () => refusals.push(`${request}: ${response.status()}`),
        )
      })
      await use()
      const unexpected = faults.filter((fault) => !expectedFaults.some((expected) => expected.test(fault)))
      expect(unexpected, refusals.join('\n')).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Saves time in `npm test`: analyses a page only if it shows something that no earlier page in this process showed.
 * Colours are left to `tests/docs/contrast.test.ts`, which checks the design tokens. Every other run analyses
 * everything.
 */
const isInHurry = process.env['E2E_RUN'] === 'short'

const analysed = new Set<string>()

/**
 * Whether the page has a new kind of element (name, classes, attributes and parents), or its headings in a new order.
 */
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

/** Expects no accessibility violation on the current page, and nothing wider than the screen. */
export async function expectSoundPage(page: Page): Promise<void> {
  // A page of desk or office has its heading only once its script and its data have loaded.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  expect(await contentWidth(page)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  if (isInHurry && !(await showsSomethingNew(page))) return
  // Analyses without a second page, because none of our pages has a frame.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (isInHurry) axe.disableRules(['color-contrast', 'link-in-text-block'])
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}

/**
 * The width that the layout reaches, including cut-off parts, because a guest can zoom out on a phone to see all of it.
 */
export async function contentWidth(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const { cssContentSize } = await session.send('Page.getLayoutMetrics')
  await session.detach()
  return cssContentSize.width
}
