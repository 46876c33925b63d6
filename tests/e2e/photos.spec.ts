import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { DESK_HOTEL } from '#demo/catalogue/demo-desk.ts'
import { expectSoundPage, test } from './check-page.ts'
import { atDesk } from './desk-steps.ts'
import { asFile, sampleCard } from './sample-pictures.ts'

type Finger = { x: number; y: number }

const wide = async (shown: Locator) => (await shown.boundingBox())?.width ?? 0

/** Moves fingers over the page as a touch screen reports them. */
async function touch(page: Page, ...moves: Finger[][]) {
  const device = await page.context().newCDPSession(page)
  const [first = [], ...rest] = moves
  await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: first })
  for (const touchPoints of rest) await device.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test(
  'a manager names an upright photo’s subject and reads its faults, and guests see all of it, by pinch and double tap',
  { tag: '@long' },
  async ({ page }) => {
    await atDesk(page.request, 'manager')
    await page.goto('/desk/photos')
    const items = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Remove/ }) })
    await expect(items.first()).toBeVisible()
    const before = await items.count()
    // Uses a new colour each time, so that a second run is not refused as a duplicate.
    const card = sharp(await sampleCard(`#${Date.now().toString(16).slice(-6)}`)).resize(900, 1600, { fit: 'fill' })
    const [upright, dark] = [await card.jpeg().toBuffer(), await card.clone().linear(0.15, 0).jpeg().toBuffer()]
    const again = await card.clone().resize(880).webp().toBuffer()
    const add = page.getByLabel('Add photos')
    await add.setInputFiles([asFile('bathroom.jpg', upright)])
    await expect(items).toHaveCount(before + 1)
    await page.getByLabel(`What Photo ${before + 1}, ${before + 1} shows`).selectOption('The bathroom')
    await expect(items.nth(before)).toContainText(`${before + 1} of ${before + 1}`)
    await expect(items.nth(before).locator('b')).toHaveText('The bathroom')
    await add.setInputFiles([asFile('again.jpg', again)])
    await expect(items).toHaveCount(before + 2)
    // The manager chooses what the photo shows while it uploads.
    const chosen = Promise.withResolvers<void>()
    await page.route('**/api/desk/photos', async (route) => {
      await chosen.promise
      await route.continue()
    })
    await add.setInputFiles([asFile('dark.jpg', dark)])
    await page.getByLabel('What dark.jpg shows').selectOption('The entrance')
    chosen.resolve()
    await expect(items.nth(before + 2).locator('b')).toHaveText('The entrance')
    await expect(items.nth(before + 2)).toContainText('This photo is dark.')
    await expect(items.nth(before + 1)).toContainText(`looks the same as The bathroom, ${before + 1}`)
    await expectSoundPage(page)

    await page.goto(`/hotel/${DESK_HOTEL}`)
    await page.getByRole('button', { name: /^Picture 1 of/ }).click()
    const viewer = page.getByRole('dialog')
    await expect(viewer.getByRole('button', { name: 'Close' })).toBeFocused()
    for (let back = 0; back < 3; back += 1) await page.keyboard.press('ArrowLeft')
    const count = before + 3
    const place = viewer.getByRole('status')
    await expect(place).toHaveText(`${count - 2} of ${count}`)
    await expect(viewer.getByRole('figure')).toContainText('The bathroom')
    const shown = viewer.getByRole('img', { name: /, the bathroom$/ })
    await expect(shown).toHaveJSProperty('naturalHeight', 1600)
    const whole = await shown.boundingBox()
    const screen = page.viewportSize()
    expect(whole?.height).toBeGreaterThan((screen?.height ?? 0) * 0.7)
    await expectSoundPage(page)

    const middle = { x: (whole?.x ?? 0) + (whole?.width ?? 0) / 2, y: (whole?.y ?? 0) + (whole?.height ?? 0) / 2 }
    const right = { ...middle, x: middle.x + 100 }
    await touch(page, [middle])
    await touch(page, [middle])
    await expect.poll(() => wide(shown)).toBeCloseTo((whole?.width ?? 0) * 2.5, 0)
    // A finger moves an enlarged picture instead of showing the next picture.
    await touch(page, [middle], [right])
    await expect(place).toHaveText(`${count - 2} of ${count}`)
    await page.mouse.dblclick(middle.x, middle.y)
    await expect.poll(() => wide(shown)).toBe(whole?.width)
    await touch(
      page,
      [middle, right],
      [
        { ...middle, x: middle.x - 50 },
        { ...right, x: right.x + 50 },
      ],
    )
    await expect.poll(() => wide(shown)).toBeCloseTo((whole?.width ?? 0) * 2, 0)
    await page.mouse.dblclick(middle.x, middle.y)
    await touch(page, [right], [middle])
    await expect(place).toHaveText(`${count - 1} of ${count}`)

    await page.goto('/desk/photos')
    for (let left = 3; left > 0; left -= 1) {
      await items
        .nth(before)
        .getByRole('button', { name: /^Remove/ })
        .click()
      await page.getByRole('dialog').getByRole('button', { name: 'Remove this photo' }).click()
      await expect(items).toHaveCount(before + left - 1)
    }
  },
)
