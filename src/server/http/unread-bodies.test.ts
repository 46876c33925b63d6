import type { Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import Fastify, { type FastifyReply } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { closeAfterUnreadBodies } from './unread-bodies.ts'

const LINGER = 300

async function serve(): Promise<Server> {
  const app = Fastify()
  closeAfterUnreadBodies(app, LINGER)
  app.post('/', async () => 'written')
  app.post('/refused', {
    preParsing: async (_request, reply: FastifyReply) => void (await reply.status(401).send('refused')),
    handler: async () => 'written',
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  return app.server
}

const head = (path: string, bytes: number) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n`

const connections = (server: Server): Promise<number> => promisify(server.getConnections.bind(server))()

/**
 * Sends the parts in turn and keeps its side open. Returns the answer, and after how many milliseconds the server
 * closed the connection.
 */
async function send(server: Server, parts: string[]): Promise<{ answer: string; gone: number | undefined }> {
  const { port } = server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  const began = performance.now()
  for (const part of parts) {
    socket.write(part)
    await pause(20)
  }
  while (performance.now() - began < 4 * LINGER) {
    if ((await connections(server)) === 0) return { answer, gone: performance.now() - began }
    await pause(20)
  }
  return { answer, gone: undefined }
}

test.each([
  ['never comes', ['{"half":']],
  ['drips', Array.from({ length: 20 }, () => '7')],
])('a body that %s does not keep the connection open after its request is refused', async (_how, body) => {
  const { answer, gone } = await send(await serve(), [head('/refused', 1_000_000), ...body])
  expect(answer).toMatch(/^HTTP\/1\.1 401 [^]*connection: close[^]*refused$/i)
  expect(gone).toBeGreaterThanOrEqual(LINGER)
})

test('a client that is still sending can read the refusal', async () => {
  const half = 'a'.repeat(2_000_000)
  const { answer } = await send(await serve(), [head('/refused', 2 * half.length), half, half])
  expect(answer).toMatch(/^HTTP\/1\.1 401 [^]*refused$/)
})

test('a request whose body is read keeps its connection', async () => {
  const request = [head('/', 2), '{}']
  const { answer, gone } = await send(await serve(), [...request, ...request])
  expect(answer.match(/written/g)).toHaveLength(2)
  expect(gone).toBeUndefined()
})
