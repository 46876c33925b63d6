/** Builds the site as `npm run build` does, and starts it from the built files on an empty data folder. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('the sources of the built server include every folder of the server', () => {
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
  let origin: string | undefined
  for await (const line of createInterface({ input: site.stdout })) {
    origin = /serves (http:\/\/\S+)/.exec(line)?.[1]
    if (origin) break
  }
  for (const path of ['/readyz', '/hotels-in-pune', '/api/docs/', '/api/docs/static/swagger-ui.css', '/team'])
    expect((await fetch(`${origin}${path}`)).status, path).toBe(200)
  site.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
})

test('the stack of an error in the built files names lines of the sources', async () => {
  const site = start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nowhere', ALLOW_LOCAL_TOOLS: 'yes' })
  let told = ''
  site.stderr.on('data', (piece: Buffer) => (told += piece.toString()))
  const [status] = (await once(site, 'exit')) as [number]
  expect(status).toBe(1)
  expect(told).toMatch(/\bat .*src\/[\w/-]+\.ts:\d+:\d+/)
})
