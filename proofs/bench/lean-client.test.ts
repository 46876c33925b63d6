import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { firstAnswer, getRequest, leanLoad } from './lean-client.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

test.each([
  ['half a head', 'HTTP/1.1 200 OK\r\ncontent-le', undefined],
  ['half a body', 'HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nabcd', undefined],
  ['a whole answer', 'HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nabcde', { status: 200, end: 43 }],
  ['one and the next', 'HTTP/1.1 503 Busy\r\nContent-Length: 0\r\n\r\nHTTP', { status: 503, end: 40 }],
  ['no length', 'HTTP/1.1 304 Not Modified\r\n\r\n', { status: 304, end: 29 }],
  ['chunks that go on', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n', undefined],
  [
    'chunks to the last',
    'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n',
    { status: 200, end: 58 },
  ],
])('the lean client reads an answer correctly: %s', (_what, text, expected) =>
  expect(firstAnswer(bytes(text))).toEqual(expected),
)

test('the lean client requests a different page each time, and counts refusals separately', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(asked.length % 10 === 0 ? 503 : 200).end('x'.repeat(100))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  let turn = 0
  const round = await leanLoad({
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: 3,
    seconds: 1,
    next: () => getRequest(`/${(turn += 1)}`),
  })
  expect(new Set(asked).size).toBe(asked.length)
  expect(asked.length).toBeGreaterThan(20)
  expect(round.failures).toBe(Math.floor(asked.length / 10))
  expect(round.perSecond).toBeGreaterThan(10)
})
