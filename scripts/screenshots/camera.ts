import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Size, Take } from './steps.ts'

const PICTURES_WAIT_MS = 4000
/** Milliseconds in which nothing of the page has changed. */
const QUIET_MS = 100
const LONGEST_SETTLE_MS = 600
const ANSWERS_WAIT_MS = 1500

/** Two frames, for what is worked out from the new size, until the page keeps still, and what slides in has arrived. */
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
    await settle(page)
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
