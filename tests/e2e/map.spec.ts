import { expect } from '@playwright/test'
import { expectSoundPage, test } from './check-page.ts'

type Box = { x: number; y: number; width: number; height: number }
const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 }
const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

test(
  'the map shows the list’s hotels and prices, and works with the keyboard',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await page.goto('/hotels-in-pune?same_sex=1&sort=price-up')
    const total = Number(/^\d+/.exec(await page.getByRole('heading', { level: 1 }).innerText())?.[0])
    const prices = await page.getByRole('article').locator('.price').allInnerTexts()
    const opener = page.getByRole('button', { name: 'Map', exact: true })
    await opener.press('Enter')
    const map = page.getByRole('dialog', { name: 'Map of Pune' })
    const rows = map.getByRole('listitem')
    await expect(rows).toHaveCount(total)
    expect(prices[0]).toContain(/₹[\d,]+/.exec(await rows.first().innerText())?.[0] ?? 'no price')
    const pins = map.getByRole('group', { name: 'Hotels on the map' }).getByRole('button')
    await expectSoundPage(page)

    await test.step('the list comes before the pins, which are a single tab stop', async () => {
      await rows.last().getByRole('link').focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(pins.and(page.locator(':focus'))).toHaveCount(1)
      await page.keyboard.press('Tab')
      await expect(map.getByRole('link', { name: 'OpenStreetMap' })).toBeFocused()
      await page.keyboard.press('Shift+Tab')
    })
    await test.step('pins are large enough, do not overlap, and count every hotel once', async () => {
      const boxes = await Promise.all((await pins.all()).map(async (pin) => (await pin.boundingBox()) ?? NOWHERE))
      for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
      for (const [index, one] of boxes.entries())
        for (const other of boxes.slice(index + 1)) expect(overlap(one, other)).toBe(false)
      const words = await pins.allInnerTexts()
      const counts = words.map((text) => Number(/^(\d+) (?:from|sold)/.exec(text.replace('\n', ' '))?.[1] ?? 1))
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total)
    })
    await test.step('a group zooms in when pressed, and keeps the focus', async () => {
      const before = await pins.count()
      const group = map.getByRole('button', { name: /hotels close together/ }).first()
      await group.focus()
      await group.press('Enter')
      await expect.poll(() => pins.count()).toBeGreaterThan(before)
      await expect(pins.and(page.locator(':focus'))).toHaveCount(1)
    })
    await test.step('a hotel, its row and its card are selected together', async () => {
      await rows.nth(1).getByRole('button').press('Enter')
      const name = await rows.nth(1).locator('b').innerText()
      const card = map.getByRole('region', { name: 'The chosen hotel' })
      await expect(card).toContainText(name)
      await card.getByRole('button', { name: 'Close the card' }).press('Enter')
      await expect(card).toBeHidden()
      await expect(rows.nth(1).getByRole('button')).toHaveAttribute('aria-pressed', 'false')
      await expect(rows.nth(1).getByRole('button')).toBeFocused()
    })
    await page.keyboard.press('Escape')
    await expect(map).toBeHidden()
    await expect(opener).toBeFocused()
  },
)

test('a map that fails to load says so, and offers a retry', { tag: ['@once', '@long'] }, async ({ page }) => {
  await page.goto('/hotels-in-pune')
  await page.getByRole('article').first().waitFor()
  const search = '**/api/hotels/search?*'
  await page.route(search, (route) => route.abort())
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  const map = page.getByRole('dialog', { name: 'Map of Pune' })
  await expect(map.getByRole('alert')).toContainText('We could not load the map')
  await page.unroute(search)
  await map.getByRole('button', { name: 'Try again' }).click()
  await expect(map.getByRole('listitem').first()).toBeVisible()
})
test.use({ expectedFaults: [/ERR_FAILED/] })

test(
  'a hotel’s page and its map name the nearest station, and the source of the map’s data',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await page.goto('/hotels-in-pune')
    const href = await page.getByRole('article').getByRole('link').first().getAttribute('href')
    await page.goto(href ?? '')
    const distance = /\d+ k?m from .+ station.* in a straight line/
    await expect(page.getByText(distance)).toBeVisible()
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    await page.getByRole('button', { name: 'Show on a map' }).click()
    const map = page.getByRole('dialog', { name: `${name} on the map` })
    await expect(map.getByRole('group', { name: 'Hotels on the map' }).getByRole('button')).toHaveCount(1)
    await expect(map.getByText(distance)).toBeVisible()
    const source = map.getByRole('link', { name: '© OpenStreetMap contributors, ODbL' })
    await expect(source).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright')
    await expect(source).toBeInViewport()
    await expect(map.getByRole('link', { name: 'Open in your map app' })).toHaveAttribute('href', /^https:/)
    await expectSoundPage(page)
  },
)
