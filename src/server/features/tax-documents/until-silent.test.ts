import { expect, test } from 'vitest'
import { untilSilent } from './until-silent.ts'

test('three consecutive failures end a run’s work, and an answer in between restarts the count', async () => {
  const seen: string[] = []
  const work = untilSilent(3, (item: string) => {
    seen.push(item)
    return item.startsWith('lost') ? Promise.reject(new Error(item)) : Promise.resolve(item === 'done')
  })
  for (const lost of ['lost 1', 'lost 2']) await expect(work(lost)).rejects.toThrow(lost)
  expect(await work('done')).toBe(true)
  for (const lost of ['lost 3', 'lost 4', 'lost 5']) await expect(work(lost)).rejects.toThrow(lost)
  expect(await work('never')).toBe(false)
  expect(seen).not.toContain('never')
})
