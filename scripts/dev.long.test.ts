/** Runs `npm run dev` and reads its pages. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { firstFreePort } from './free-ports.ts'

const DEV = join(import.meta.dirname, 'dev.ts')

test('npm run dev -- hi serves the guests’ pages in Hindi, from their source', { timeout: 120_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'uncle-dev-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const port = String(await firstFreePort(1))
  const site = spawn(process.execPath, [DEV, 'hi'], {
    env: { ...process.env, PORT: port, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(site, 'exit')
  for await (const line of createInterface({ input: site.stdout })) if (line.includes('serves http')) break
  site.stdout.resume()
  const origin = `http://localhost:${port}`
  const page = await (await fetch(`${origin}/hi`)).text()
  expect(page).toContain('<html lang="hi-IN"')
  expect(page).toContain('होटल खोजें')
  const [script = ''] = /\/src\/web\/[\w./-]+\.tsx?/.exec(page) ?? []
  expect((await fetch(origin + script)).status).toBe(200)
  const words = await (await fetch(`${origin}/src/words/hi/home.ts`)).text()
  expect(words).toContain('होटल खोजें')
  site.kill('SIGTERM')
  await exited
})

test('npm run dev lists the languages that exist', () => {
  const { status, stderr } = spawnSync(process.execPath, [DEV, 'xx'], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, "There is no language 'xx'. There are: en, hi, ta.\n"])
})
