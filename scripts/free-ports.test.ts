import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { firstFreePort, PORTS_OF_A_RUN } from './free-ports.ts'

test('two processes find different ports', async () => {
  const [one, other] = await Promise.all([firstFreePort(2, 7), firstFreePort(2, 8)])
  expect(Math.abs(one - other)).toBeGreaterThanOrEqual(PORTS_OF_A_RUN)
})

test('the search for ports skips a range with a port in use', async () => {
  const found = await firstFreePort(2, 7)
  const server = createServer().listen(found + 1, '127.0.0.1')
  onTestFinished(() => {
    server.close()
  })
  await once(server, 'listening')
  expect(await firstFreePort(2, 7)).not.toBe(found)
})
