import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../../scripts/chromium-flags.ts'
import { findChromium } from '../../scripts/find-chromium.ts'
import { withChildren } from './child.ts'
import type { Bench } from './figures.ts'
import { site } from './site.ts'

type Work<Outcome> = (browser: Browser, base: string) => Promise<Outcome>

/**
 * Runs `work` with a browser and the built site on the demo catalogue; `name` separates its files from those of other
 * runs.
 */
export async function withDemoBrowser<Outcome>(bench: Bench, name: string, work: Work<Outcome>): Promise<Outcome> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('no Chromium was found to open pages with')
  const databaseUrl = await bench.demoDatabase()
  return withChildren(async (start) => {
    const { base } = await start(site({ databaseUrl, dataDir: join(bench.folder, `${name}-files`) }))
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
    try {
      return await work(browser, base)
    } finally {
      await browser.close()
    }
  })
}
