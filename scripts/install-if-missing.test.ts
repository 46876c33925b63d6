import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** Debian's user `nobody`. The test needs it because root may write everywhere. */
const NOBODY = 65534
const isRoot = process.getuid?.() === 0
const asOther = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
/** False if `nobody` cannot run Node, for example in a clone below /root. */
const canRunNode = spawnSync(process.execPath, ['-e', ''], asOther).status === 0

test.skipIf(!canRunNode)('an install fails with one sentence in a clone that its user cannot write to', () => {
  const root = mkdtempSync(join(tmpdir(), 'read-only-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'scripts'))
  for (const name of ['package.json', 'package-lock.json'])
    cpSync(join(import.meta.dirname, '..', name), join(root, name))
  cpSync(join(import.meta.dirname, '../src/db/pglite/folder-lock.js'), join(root, 'src/db/pglite/folder-lock.js'))
  cpSync(import.meta.dirname, join(root, 'scripts'), { filter: (path) => !path.includes('.ts'), recursive: true })
  writeFileSync(join(root, 'npm.mjs'), 'console.log("npm was asked")')
  chmodSync(root, 0o555)
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/run.js'), 'start'], {
    ...asOther,
    cwd: '/',
    env: { npm_execpath: join(root, 'npm.mjs') },
    encoding: 'utf8',
  })
  chmodSync(root, 0o755)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^Packages are missing for Node [\d.]+, and this user may not write to .*\.\n$/)
})
