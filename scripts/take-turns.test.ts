import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test as base } from 'vitest'
import { takeTurns } from './take-turns.js'

const test = base.extend('lock', () => {
  const folder = mkdtempSync(join(tmpdir(), 'turns-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'below', 'lock')
})

const silent = () => undefined

test('two tasks under one lock run one after the other', async ({ lock }) => {
  const done: string[] = []
  let finishFirst: (() => void) | undefined
  const first = takeTurns(lock, silent, async () => {
    await new Promise<void>((resolve) => (finishFirst = resolve))
    done.push('first')
  })
  await expect.poll(() => finishFirst).toBeDefined()
  const waitedFor: number[] = []
  const second = takeTurns(
    lock,
    (pid: number) => waitedFor.push(pid),
    () => Promise.resolve(done.push('second')),
  )
  await expect.poll(() => waitedFor).toEqual([process.pid])
  finishFirst?.()
  await Promise.all([first, second])
  expect(done).toEqual(['first', 'second'])
})

test('a task that fails releases the lock', async ({ lock }) => {
  await expect(takeTurns(lock, silent, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await takeTurns(lock, silent, () => Promise.resolve('done'))).toBe('done')
})
