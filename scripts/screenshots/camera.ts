import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Size, Take } from './steps.ts'

const PICTURES_WAIT_MS = 4000
const SETTLE_MS = 300
const ANSWERS_WAIT_MS = 1500

/** Pictures further down load as they come near; a photograph of the whole page wants them now. */
const showAllPictures = (page: Page): Promise<void> =>
  page.evaluate(async (longest) => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    const shown = Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
    await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, longest))])
  }, PICTURES_WAIT_MS)

const LONGEST_PAGE = 9000

/** The screen grows to the whole page, so that bars which stick to its edges hide nothing; a dialog stays as it is. */
async function growToPage(page: Page): Promise<void> {
  const size = page.viewportSize()
  if (!size || (await page.locator('dialog[open]').count()) > 0) return
  const grow = async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width: size.width, height: Math.min(Math.max(height, size.height), LONGEST_PAGE) })
    await page.waitForTimeout(SETTLE_MS)
  }
  await grow()
  // Content that came into view may send more requests; do not wait for an answer that an album holds back.
  await page.waitForLoadState('networkidle', { timeout: ANSWERS_WAIT_MS }).catch(() => undefined)
  await grow()
}

/** The whole page, or what is on the screen while a dialog is open; once light and once dark. */
export function camera(page: Page, { folder, size }: { folder: string; size: Size }): Take {
  mkdirSync(folder, { recursive: true })
  return async (name) => {
    await page.waitForTimeout(SETTLE_MS)
    await growToPage(page)
    await showAllPictures(page)
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      const path = join(folder, `${name}-${size.name}${scheme === 'dark' ? '-dark' : ''}.png`)
      await page.screenshot({ path, animations: 'disabled' })
    }
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize(size)
  }
}
