import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** A headless shell draws the same pages for half of the processor time: the full browser also draws its own window. */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

function installed(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const inPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
  const known = [process.env['CHROMIUM_PATH'], inPath, MAC, chromium.executablePath()]
  return known.find((path): path is string => path !== undefined && existsSync(path))
}

/** A Chromium: one that is there, else Playwright's own, downloaded once. Undefined when neither can be had. */
export function findChromium(): string | undefined {
  const found = installed()
  if (found) return found
  console.log('No Chromium found: asking Playwright for one ...')
  spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../node_modules/@playwright/test/cli.js'), 'install', 'chromium'],
    { stdio: 'inherit' },
  )
  return installed()
}
