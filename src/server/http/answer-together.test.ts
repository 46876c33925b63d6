import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { answerTogether } from './answer-together.ts'

/** Collects the reads, so that a test can decide when each is answered. */
function stage() {
  const readings: (PromiseWithResolvers<string> & { key: string })[] = []
  const ask = answerTogether((key) => {
    const reading = { ...Promise.withResolvers<string>(), key }
    readings.push(reading)
    return reading.promise
  })
  const begun = (count: number) => expect.poll(() => readings.length, { interval: 1 }).toBe(count)
  return { ask, readings, begun }
}

it('one read answers fifty simultaneous requests', async () => {
  const { ask, readings, begun } = stage()
  const answers = Promise.all(Array.from({ length: 50 }, () => ask('hotel 7')))
  await begun(1)
  readings[0]?.resolve('today')
  expect(await answers).toEqual(Array.from({ length: 50 }, () => 'today'))
  expect(readings).toHaveLength(1)
})

it('requests that arrive during a read share the next one, which includes all earlier changes', async () => {
  const { ask, readings, begun } = stage()
  const first = ask('hotel 7')
  await begun(1)
  const later = [ask('hotel 7'), ask('hotel 7')]
  await pause(40)
  expect(readings, 'one reading at a time').toHaveLength(1)
  readings[0]?.resolve('before')
  await begun(2)
  readings[1]?.resolve('after')
  expect([await first, ...(await Promise.all(later))]).toEqual(['before', 'after', 'after'])
})

it('an answer is not kept for a later request', async () => {
  const { ask, readings, begun } = stage()
  for (const turn of [1, 2]) {
    const answer = ask('hotel 7')
    await begun(turn)
    readings[turn - 1]?.resolve(`reading ${turn}`)
    expect(await answer).toBe(`reading ${turn}`)
    await pause(1)
  }
})

it('requests for two hotels are read separately', async () => {
  const { ask, readings, begun } = stage()
  const answers = [ask('hotel 7'), ask('hotel 8')]
  await begun(2)
  for (const { key, resolve } of readings) resolve(key)
  expect(await Promise.all(answers)).toEqual(['hotel 7', 'hotel 8'])
})

it('a failed read fails for all requests that share it, and the next request reads again', async () => {
  const { ask, readings, begun } = stage()
  const failed = Promise.allSettled([ask('hotel 7'), ask('hotel 7')])
  await begun(1)
  readings[0]?.reject(new Error('no'))
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const again = ask('hotel 7')
  await begun(2)
  readings[1]?.resolve('today')
  expect(await again).toBe('today')
})
