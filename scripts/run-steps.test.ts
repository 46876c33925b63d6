import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const MODULE = pathToFileURL(join(import.meta.dirname, 'run-steps.ts')).href

/** Runs steps in a separate process, because they set its exit code. */
function runSteps(steps: object[], failedFiles: string[] = []) {
  const script = `
    import { conclude, planSteps, runAll } from '${MODULE}'
    planSteps(${steps.length})
    conclude(await runAll(${JSON.stringify(steps)}), ${JSON.stringify(failedFiles)})`
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8', timeout: 30_000 })
}

const step = (name: string, script: string, more: object = {}) => ({
  name,
  command: process.execPath,
  args: ['-e', script],
  ...more,
})

test('each step prints its number and the number of all steps', () => {
  const { status, stdout } = runSteps([step('types', ''), step('lint', '')])
  expect(stdout.match(/== step .*/g)).toEqual(['== step 1 of 2: types', '== step 2 of 2: lint'])
  expect([status, stdout.includes('Everything holds.')]).toEqual([0, true])
})

test('a failed run ends with the single command that repeats the failed tests', () => {
  const failing = step('lint', 'console.log("line 3"); process.exit(1)', { repeat: 'npm run check' })
  const { status, stdout } = runSteps(
    [failing, step('tests', 'process.exit(1)')],
    ['src/a.test.ts', 'tests/e2e/b.spec.ts'],
  )
  expect(status).toBe(1)
  expect(stdout).toMatch(
    /Failed: lint, tests\nTo repeat it: npm run check && npm test -- src\/a\.test\.ts tests\/e2e\/b\.spec\.ts\n$/,
  )
})

test('a run with many failed files ends with the command that repeats the whole run', () => {
  const files = Array.from({ length: 11 }, (_file, index) => `src/${index}.test.ts`)
  expect(runSteps([step('tests', 'process.exit(1)')], files).stdout).toMatch(/To repeat it: npm test\n$/)
})

test('a run ends with the total number of tests in all steps, with and without colours', () => {
  const vitest = String.raw`console.log('\u001b[2m Test Files \u001b[22m 4 passed (4)\n\u001b[2m      Tests \u001b[22m \u001b[32m2 failed\u001b[39m | 360 passed | 3 skipped (365)')`
  const playwright =
    "console.log('  ok  1 a page says 12 passed (1s)\\n\\n  1 failed\\n    a journey\\n  46 passed (5.7m)')"
  const { stdout } = runSteps([step('unit', vitest), step('journeys', playwright), step('lint', 'console.log("fine")')])
  expect(stdout).toMatch(/Everything holds\.\n406 passed, 3 failed\n$/)
})

test('a run leaves out Vitest’s announcement of its report', () => {
  const { stdout } = runSteps([step('tests', "console.log('one passed\\nJSON report written to /x/vitest.json')")])
  expect(stdout).toContain('one passed\n')
  expect(stdout).not.toContain('JSON report')
})

test('a run ends even if a step left behind a process that keeps its output open', () => {
  const forever = 'setInterval(() => console.log("still here"), 100)'
  const leaving = step(
    'tests',
    `const { spawn } = require('node:child_process')
     const child = spawn(process.execPath, ['-e', ${JSON.stringify(forever)}], { stdio: 'inherit', detached: true })
     child.unref()
     console.log('left', child.pid)`,
  )
  const { status, stdout } = runSteps([leaving])
  const left = Number(/left (\d+)/.exec(stdout)?.[1])
  // The process ends by itself at its next output, because nobody reads it. The signal is for machines where it does
  // not end.
  try {
    process.kill(left, 'SIGKILL')
  } catch {}
  expect(status).toBe(0)
})
