// Takes pictures of every screen in its important states, in both sizes, light and dark, into the ignored folder
// `screenshots/`. `npm run screenshots -- search hotel` takes only these albums. `--compare REF` shows what changed
// since a commit.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { buildIfStale } from '../scripts/build.ts'
import { CHROMIUM_FLAGS } from '../scripts/chromium-flags.ts'
import { findChromium } from '../scripts/find-chromium.ts'
import { ALBUMS, DESKTOP, PHONE, TABLET } from './screenshots/albums.ts'
import { camera } from './screenshots/camera.ts'
import { compareFolders, drawCommit } from './screenshots/compare.ts'
import { phoneFontEnvironment } from './screenshots/phone-font.ts'
import type { Size } from './screenshots/steps.ts'

const ROOT = join(import.meta.dirname, '..')
const OUT = join(ROOT, 'screenshots')
const FIRST_PORT = 3196
const READY_TRIES = 240
const STEP_SECONDS = 15

/** Each run has its own site, so that several runs can take place at the same time, each with its own clock. */
const RUNS: readonly (readonly Size[])[] = [[PHONE], [TABLET, DESKTOP]]

type Site = { base: string; stop: () => void }

async function startSite(port: number): Promise<Site> {
  const server = spawn(process.execPath, [join(ROOT, 'tests/e2e/serve.ts')], {
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const base = `http://localhost:${port}`
  const isReady = () =>
    fetch(`${base}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (let tries = 0; tries < READY_TRIES && !(await isReady()); tries++) {
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  return { base, stop: () => server.kill('SIGTERM') }
}

/** Takes one album in one size. If it fails, reports the failure and continues with the next album. */
async function shootAlbum(browser: Browser, { base }: Site, name: string, size: Size): Promise<string | undefined> {
  const serviceWorkers = ALBUMS[name]?.serviceWorkers ?? 'block'
  const context = await browser.newContext({ viewport: size, locale: 'en-IN', baseURL: base, serviceWorkers })
  context.setDefaultTimeout(STEP_SECONDS * 1000)
  const page = await context.newPage()
  const began = Date.now()
  try {
    await ALBUMS[name]?.shoot(page, camera(page, { folder: join(OUT, name), size }))
    console.log(`${name} at ${size.name}: ${Math.round((Date.now() - began) / 1000)} s`)
    return undefined
  } catch (error) {
    const path = join(OUT, name, `broken-${size.name}.png`)
    await page.screenshot({ path }).catch(() => undefined)
    return `${name} at ${size.name}, see ${path}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
  } finally {
    await context.close()
  }
}

async function shootSizes(browser: Browser, site: Site, names: readonly string[], sizes: readonly Size[]) {
  const faults: string[] = []
  for (const size of sizes) {
    for (const name of names.filter((each) => ALBUMS[each]?.sizes.includes(size))) {
      const fault = await shootAlbum(browser, site, name, size)
      if (fault) faults.push(fault)
    }
  }
  return faults
}

const { values: asked, positionals: chosen } = parseArgs({
  options: { compare: { type: 'string' } },
  allowPositionals: true,
})

function chosenAlbums(): string[] {
  const unknown = chosen.filter((name) => !Object.hasOwn(ALBUMS, name))
  if (unknown.length > 0)
    throw new Error(`No such album: ${unknown.join(', ')}. There are: ${Object.keys(ALBUMS).join(', ')}`)
  return chosen.length > 0 ? Object.keys(ALBUMS).filter((name) => chosen.includes(name)) : Object.keys(ALBUMS)
}

async function shoot(names: readonly string[]): Promise<void> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium was found, and none could be installed')
  await buildIfStale()
  for (const name of names) rmSync(join(OUT, name), { recursive: true, force: true })
  const browser = await chromium.launch({
    executablePath,
    args: CHROMIUM_FLAGS,
    env: { ...process.env, ...phoneFontEnvironment() },
  })
  const sites = await Promise.all(RUNS.map((_sizes, index) => startSite(FIRST_PORT + index)))
  try {
    const faults = await Promise.all(sites.map((site, index) => shootSizes(browser, site, names, RUNS[index] ?? [])))
    for (const fault of faults.flat()) console.error(fault)
    if (faults.flat().length > 0) process.exitCode = 1
  } finally {
    await browser.close()
    for (const site of sites) site.stop()
  }
}

const names = chosenAlbums()
const before = asked.compare === undefined ? undefined : drawCommit(ROOT, asked.compare, chosen)
await shoot(names)
if (before !== undefined && asked.compare !== undefined) {
  const out = join(ROOT, 'screenshots-compared')
  const differences = await compareFolders({ before, after: OUT, out }, asked.compare, names)
  console.log(`${differences.length} pictures differ: ${join(out, 'index.html')}`)
}
