import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test.each([
  [{ APP_ENV: 'prod' }, 'APP_ENV'],
  [{ PORT: 'eighty' }, 'PORT'],
  [{ IDENTITY_KEPT_DAYS: '0' }, 'IDENTITY_KEPT_DAYS'],
  [{ SITE: '{' }, 'SITE is not valid JSON'],
])('the start with %o ends immediately and names the mistake', (mistake, named) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'start.js')], {
    env: { PATH: process.env['PATH'], ...mistake },
    encoding: 'utf8',
    timeout: 60_000,
  })
  expect(status).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toContain(named)
  expect(stderr).not.toMatch(/^ +at /m)
})

test('the start reports a port in use before it opens the database or builds the pages', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'start-'))
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => {
    other.close()
    rmSync(dataDir, { recursive: true })
  })
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.js')], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: join(dataDir, 'data'),
      BUILD_FOLDER: 'build/never',
    },
  })
  let said = ''
  child.stderr.on('data', (chunk) => (said += String(chunk)))
  const [status] = await once(child, 'close')
  expect([status, said]).toEqual([1, expect.stringMatching(new RegExp(`^Port ${port} is in use\\. .*\n$`))])
  expect(existsSync(join(dataDir, 'data'))).toBe(false)
})
