import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Size, Take } from './steps.ts'

const PICTURES_WAIT_MS = 4000
/** How long the page must stay unchanged before a picture, in milliseconds. */
const QUIET_MS = 100
const LONGEST_SETTLE_MS = 600
const ANSWERS_WAIT_MS = 1500

/**
 * Waits two frames for the new size to take effect, then until the page stops changing and all animations have ended.
 */
const settle = (page: Page): Promise<void> =>
  page.evaluate(
    async ({ quiet, longest }) => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      await new Promise<void>((resolve) => {
        const changes = new MutationObserver(() => {
          clearTimeout(still)
          still = setTimeout(end, quiet)
        })
        const end = () => {
          changes.disconnect()
          clearTimeout(still)
          clearTimeout(latest)
          resolve()
        }
        let still = setTimeout(end, quiet)
        const latest = setTimeout(end, longest)
        changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      })
      const moving = document
        .getAnimations()
        .filter((animation) => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime)))
      const arrived = Promise.allSettled(moving.map(({ finished }) => finished))
      await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, longest))])
    },
    { quiet: QUIET_MS, longest: LONGEST_SETTLE_MS },
  )

/** Loads lazy pictures further down, because a picture of the whole page must show them. */
const showAllPictures = (page: Page): Promise<void> =>
  page.evaluate(async (longest) => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    const shown = Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
    await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, longest))])
  }, PICTURES_WAIT_MS)

const LONGEST_PAGE = 9000

/** Enlarges the screen to the whole page, so that sticky bars cover nothing. Does not do so while a dialog is open. */
async function growToPage(page: Page): Promise<void> {
  const size = page.viewportSize()
  if (!size || (await page.locator('dialog[open]').count()) > 0) return
  const grow = async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width: size.width, height: Math.min(Math.max(height, size.height), LONGEST_PAGE) })
    await settle(page)
  }
  await grow()
  // Content that came into view may send requests. Waits only briefly for them, because some albums delay an answer on
  // purpose.
  await page.waitForLoadState('networkidle', { timeout: ANSWERS_WAIT_MS }).catch(() => undefined)
  await grow()
}

/** Takes the whole page, or only the screen while a dialog is open, in light and dark. */
export function camera(page: Page, { folder, size }: { folder: string; size: Size }): Take {
  mkdirSync(folder, { recursive: true })
  return async (name) => {
    await settle(page)
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
