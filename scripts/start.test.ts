import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test.each([
  [{ APP_ENV: 'prod' }, 'APP_ENV'],
  [{ PORT: 'eighty' }, 'PORT'],
  [{ IDENTITY_KEPT_DAYS: '0' }, 'IDENTITY_KEPT_DAYS'],
  [{ SITE: '{' }, 'SITE is not valid JSON'],
])('with %o the start ends at once and names the mistake', (mistake, named) => {
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
