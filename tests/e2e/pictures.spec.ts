import { expect, type Page } from '@playwright/test'
import { test } from './check-page.ts'

/** The maximum KiB of pictures that a first view of a page may load on a phone with two device pixels per CSS pixel. */
const MAX_PICTURES = { '/': 60, '/hotels-in-pune': 110 } as const

/** Loads a page until its network is idle, and returns every picture that it fetched from the site. */
async function picturesOf(page: Page, path: string) {
  const fetched: { path: string; type: string; bytes: number }[] = []
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.startsWith('/pictures/')) return
    const bytes = (await response.body().catch(() => Buffer.alloc(0))).length
    fetched.push({ path: pathname, type: response.headers()['content-type'] ?? '', bytes })
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  return fetched
}

test.describe('pictures on a phone', () => {
  for (const [path, most] of Object.entries(MAX_PICTURES))
    test(`the pictures on ${path} are AVIF files and stay small`, { tag: '@once' }, async ({ page }) => {
      const fetched = await picturesOf(page, path)
      expect(fetched.length).toBeGreaterThan(1)
      expect(fetched.filter(({ type }) => type !== 'image/avif').map((one) => one.path)).toEqual([])
      const weight = fetched.reduce((sum, { bytes }) => sum + bytes, 0) / 1024
      expect(weight, `${fetched.length} pictures`).toBeLessThanOrEqual(most)
    })
})

test('a card’s last picture loads only when the guest swipes to it', { tag: '@once' }, async ({ page }) => {
  const fetched = await picturesOf(page, '/hotels-in-pune')
  const last = page.getByRole('article').first().locator('img').nth(3)
  const isThere = () => last.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
  expect(await isThere()).toBe(false)
  const before = fetched.length
  await page.getByRole('article').first().getByRole('group').hover()
  await last.scrollIntoViewIfNeeded()
  await expect.poll(isThere).toBe(true)
  await expect.poll(() => fetched.length).toBeGreaterThan(before)
})

test.describe('a page without its pictures', () => {
  test.use({ expectedFaults: [/ERR_FAILED/] })

  test('a card keeps the place and the colours of a missing picture', { tag: '@once' }, async ({ page }) => {
    await page.route('**/pictures/pool/**', (route) => route.abort())
    await page.goto('/hotels-in-pune')
    const picture = page.getByRole('article').first().getByRole('img').first()
    await expect(picture).toBeVisible()
    const [box, background] = [
      await picture.boundingBox(),
      await picture.evaluate((image) => getComputedStyle(image).backgroundImage),
    ]
    expect(background).toMatch(/^linear-gradient\(rgb/)
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(352 / 188, 1)
  })
})
