import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { asStep } from './start-step.ts'

function hearLines(): string[] {
  const lines: string[] = []
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  onTestFinished(() => spy.mockRestore())
  return lines
}

test('the start prints a slow step with its number', async () => {
  const lines = hearLines()
  expect(await asStep('preparing the database', pause(30, 'done'), 5)).toBe('done')
  expect(lines).toEqual(['Step 3 of 5: preparing the database ...\n'])
})

test('a quick step of the start prints nothing, even when it fails', async () => {
  const lines = hearLines()
  await asStep('building the pages', Promise.resolve(), 5)
  await expect(asStep('building the pages', Promise.reject(new Error('no')), 5)).rejects.toThrow('no')
  await pause(20)
  expect(lines).toEqual([])
})
