import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const MODULE = pathToFileURL(join(import.meta.dirname, 'run-to-end.js')).href

/** Programs that take a moment to end, as npm does. Each writes a file once it has ended. */
const PARENT = `
import { runToEnd } from '${MODULE}'
const slow = (file, milliseconds) => runToEnd(process.execPath, ['-e', \`
  process.on('SIGTERM', () => setTimeout(() => { fs.writeFileSync('\${file}', ''); process.exit(1) }, \${milliseconds}))
  setInterval(() => undefined, 1000)
  console.log('ready')
\`], { cwd: process.argv[1], stdio: ['ignore', 'inherit', 'inherit'] })
await Promise.all([slow('one', 50), slow('other', 400)])
console.log('went on')
`

test('an interrupted command ends only after the programs that it runs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'to-end-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const parent = spawn(process.execPath, ['--input-type=module', '-e', PARENT, folder])
  let said = ''
  parent.stdout.on('data', (chunk) => (said += String(chunk)))
  const closed = once(parent, 'close')
  await expect.poll(() => said, { timeout: 20_000 }).toBe('ready\nready\n')
  parent.kill('SIGINT')
  expect(await closed).toEqual([130, null])
  expect([existsSync(join(folder, 'one')), existsSync(join(folder, 'other'))]).toEqual([true, true])
  expect(said).not.toContain('went on')
})
