import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { chooseChromium, reasonIn, type ChromiumSource } from './choose-chromium.ts'
import { chromiumFromNpm } from './chromium-from-npm.ts'

/** Prefers a headless shell. It has no window, so it draws the same pages in half the CPU time. */
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

const START_MILLISECONDS = 20_000
/**
 * How many milliseconds to try to reach the download server. The limit is short, so that a machine without internet
 * does not wait long.
 */
const REACH_MILLISECONDS = 3000

function installed(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const inPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...inPath, MAC, chromium.executablePath()].filter((path) => existsSync(path))
}

const runNode = (args: string[], stdio: 'inherit' | 'ignore') =>
  spawnSync(process.execPath, args, { stdio, env: { ...process.env, NODE_USE_ENV_PROXY: '1' } }).status === 0

const canReach = (host: string) =>
  runNode(['-e', `await fetch('${host}', { signal: AbortSignal.timeout(${REACH_MILLISECONDS}) })`], 'ignore')

function downloadedByPlaywright(): string[] {
  const host = process.env['PLAYWRIGHT_DOWNLOAD_HOST'] ?? 'https://cdn.playwright.dev'
  if (!canReach(host)) return []
  console.log('No Chromium found: Playwright downloads one ...')
  runNode([join(import.meta.dirname, '../node_modules/@playwright/test/cli.js'), 'install', 'chromium'], 'inherit')
  return [chromium.executablePath()].filter((path) => existsSync(path))
}

const named = () => [process.env['CHROMIUM_PATH']].filter((path) => path !== undefined)

const SOURCES: readonly ChromiumSource[] = [
  { find: named, isBinding: true },
  { find: installed },
  { find: downloadedByPlaywright },
  { find: chromiumFromNpm },
]

/**
 * Returns why a program does not start, or undefined if it does. Ubuntu's package, for example, only tells the user to
 * install a different package.
 */
function whyNotStarted(path: string): string | undefined {
  const { status, error, stdout, stderr } = spawnSync(path, ['--version'], {
    encoding: 'utf8',
    timeout: START_MILLISECONDS,
  })
  if (status === 0) return undefined
  return error?.message ?? reasonIn(stderr || stdout)
}

/** Returns a Chromium that starts, downloaded if necessary. Prints what to install if there is none. */
export function findChromium(): string | undefined {
  const chosen = chooseChromium(SOURCES, whyNotStarted)
  if ('path' in chosen) return chosen.path
  console.error(chosen.obstacle)
  return undefined
}
