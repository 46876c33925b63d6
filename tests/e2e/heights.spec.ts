import { expect, type Page } from '@playwright/test'
import { test } from './check-page.ts'

/**
 * By how many pixels the page's height may change while a guest scrolls down: a card may have a line less than
 * declared.
 */
const TOLERANCE = 24

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** Scrolls to the end, half a screen at a time. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
  await page.waitForLoadState('networkidle')
}

/** Lists headings that would print blank, because their section has no layout yet or is empty. */
const blankHeadings = (page: Page) =>
  page.getByRole('heading').evaluateAll((headings) =>
    headings
      .filter((heading) => heading.checkVisibility())
      .filter((heading) => !heading.checkVisibility({ contentVisibilityAuto: true }) || heading.clientHeight === 0)
      .map((heading) => heading.textContent),
  )

for (const [name, path] of [
  ['start page', '/'],
  ['page of results', '/hotels-in-pune'],
  ['hotel’s page', '/hotels-in-pune'],
] as const) {
  test(`a ${name} keeps its declared height, and prints in full`, { tag: '@long' }, async ({ page }) => {
    await page.goto(path)
    if (name === 'hotel’s page') {
      const href = await page.getByRole('article').getByRole('link').first().getAttribute('href')
      await page.goto(href ?? '')
    }
    await page.waitForLoadState('networkidle')
    const announced = await heightOf(page)
    expect(await blankHeadings(page)).toEqual([])
    await page.emulateMedia({ media: 'print' })
    expect(await blankHeadings(page)).toEqual([])
    await page.emulateMedia({ media: 'screen' })
    await scrollThrough(page)
    expect(Math.abs((await heightOf(page)) - announced)).toBeLessThanOrEqual(TOLERANCE)
  })
}
