/** Builds the site as `npm run build` does, and starts it from the built files on an empty data folder. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { LANGUAGES } from '#domain/languages.ts'
import { BUILT_SERVER, isServerBuilt, SOURCES_FILE } from './built-server.js'

const ROOT = join(import.meta.dirname, '..')
const dataDir = mkdtempSync(join(tmpdir(), 'uncle-built-'))

beforeAll(() => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build-pages.ts'], { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The site could not be built: ${stderr}`)
})
afterAll(() => rmSync(dataDir, { recursive: true }))

const start = (env: Record<string, string>) =>
  spawn(process.execPath, [join(import.meta.dirname, 'start.js')], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Waits until a starting site serves pages, and returns its address. */
async function originOf({ stdout }: ReturnType<typeof start>): Promise<string> {
  for await (const line of createInterface({ input: stdout })) {
    const origin = /serves (http:\/\/\S+)/.exec(line)?.[1]
    if (origin) return origin
  }
  throw new Error('The site did not start')
}

test('the sources of the built server include every folder of the server’s code', () => {
  const sources = Object.keys(JSON.parse(readFileSync(join(BUILT_SERVER, SOURCES_FILE), 'utf8')) as object)
  expect(sources.length).toBeGreaterThan(600)
  expect(sources).toEqual(
    expect.arrayContaining([
      'package-lock.json',
      'scripts/build.ts',
      'scripts/start-site.ts',
      'src/server/app.ts',
      'src/server/features/tax-documents/render-tax-document.ts',
      'src/contract/bookings.ts',
      'src/domain/site.ts',
      'src/db/pglite/pglite-worker.ts',
      'src/db/migrate.ts',
    ]),
  )
})

test('the site starts from the built files on an empty data folder', async () => {
  expect(isServerBuilt()).toBe(true)
  const site = start({})
  const exited = once(site, 'exit')
  const origin = await originOf(site)
  for (const path of ['/readyz', '/hotels-in-pune', '/api/docs/', '/api/docs/static/swagger-ui.css', '/team'])
    expect((await fetch(`${origin}${path}`)).status, path).toBe(200)
  site.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
})

test(
  'a first start serves English pages immediately, and other languages once they are built',
  { timeout: 240_000 },
  async () => {
    const folder = 'build/first-start'
    const built = join(ROOT, folder)
    rmSync(built, { recursive: true, force: true })
    onTestFinished(() => rmSync(built, { recursive: true, force: true }))
    const site = start({ BUILD_FOLDER: folder, DATA_DIR: join(dataDir, 'first') })
    const exited = once(site, 'exit')
    const origin = await originOf(site)
    expect(existsSync(join(built, '.stamp'))).toBe(false)
    const pages = await Promise.all(['/', '/hi', '/ta'].map(async (path) => (await fetch(`${origin}${path}`)).text()))
    expect(pages.map((page) => /<html lang="([\w-]+)"/.exec(page)?.[1])).toEqual(['en-IN', 'hi-IN', 'ta-IN'])

    await vi.waitUntil(() => existsSync(join(built, '.stamp')), { timeout: 120_000 })
    const files = readdirSync(join(built, 'web/client'), { recursive: true, encoding: 'utf8' })
    expect(files.filter((file) => file.endsWith('.part'))).toEqual([])
    const worker = await (await fetch(`${origin}/sw.js`)).text()
    expect(LANGUAGES.filter((language) => !new RegExp(`\\b${language}:[\`[]+/assets/offline-`).test(worker))).toEqual(
      [],
    )
    const [script = ''] = /\/assets\/[\w-]+\.js/.exec(pages[1] ?? '') ?? []
    const answer = await fetch(`${origin}${script}`, { headers: { 'accept-encoding': 'br' } })
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'br'])
    site.kill('SIGTERM')
    await exited
  },
)

test('the stack of an error in the built files names lines of the source files', async () => {
  const site = start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nowhere', ALLOW_LOCAL_TOOLS: 'yes' })
  let told = ''
  site.stderr.on('data', (piece: Buffer) => (told += piece.toString()))
  const [status] = (await once(site, 'exit')) as [number]
  expect(status).toBe(1)
  expect(told).toMatch(/\bat .*src\/[\w/-]+\.ts:\d+:\d+/)
})
