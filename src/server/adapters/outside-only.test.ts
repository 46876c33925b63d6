import type { LookupAddress } from 'node:dns'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, test } from 'vitest'
import { fetchOutside, isOutside, type OutsideRequest } from './outside-only.ts'

const LIMITS = { maxBytes: 1000, timeoutMilliseconds: 2000 }
const LOCAL = { ...LIMITS, allowsLoopback: true }

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** Starts a server on this machine and returns its address. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return `http://localhost:${(server.address() as AddressInfo).port}/calls`
}

/** Makes a resolver that returns these addresses for every name. */
const resolvesTo = (...addresses: string[]) =>
  ((_name: string, _options: object, answer: (error: null, found: LookupAddress[]) => void) =>
    answer(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as NonNullable<OutsideRequest['lookup']>

const codeOf = async (url: string, options: OutsideRequest): Promise<unknown> =>
  fetchOutside(url, options).then(
    ({ status }) => status,
    (error: unknown) => (error as { code: unknown }).code,
  )

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::7f00:1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['localhost', false],
])('the address %s is outside our network: %s', (ip, expected) => expect(isOutside(ip)).toBe(expected))

describe('fetchOutside', () => {
  it.each([
    'http://example.com/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'https://user:word@example.com/',
    'no address',
  ])('fetchOutside refuses %s, which is not an https address', async (url) =>
    expect(await codeOf(url, LIMITS)).toBe('BAD_ADDRESS'),
  )

  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
  ])('fetchOutside refuses %s, an IP address inside our network, before it connects', async (url) =>
    expect(await codeOf(url, LIMITS)).toBe('INSIDE'),
  )

  it.each([['10.0.0.7'], ['::1'], ['8.8.8.8', '127.0.0.1']])(
    'fetchOutside refuses a name with any address inside our network: %s',
    async (...addresses) =>
      expect(await codeOf('https://hotel.example/', { ...LIMITS, lookup: resolvesTo(...addresses) })).toBe('INSIDE'),
  )

  it('fetchOutside refuses this machine unless it is allowed, and refuses other private networks even then', async () => {
    const url = await serve((_request, response) => void response.end('here'))
    expect(await codeOf(url.replace('http:', 'https:'), LIMITS)).toBe('INSIDE')
    expect(await codeOf(url, LOCAL)).toBe(200)
    expect(await codeOf('http://10.0.0.7/', LOCAL)).toBe('INSIDE')
    expect(await codeOf('http://hotel.example/', { ...LOCAL, lookup: resolvesTo('10.0.0.7') })).toBe('INSIDE')
  })

  it('fetchOutside checks the name again at every request', async () => {
    const url = await serve((_request, response) => void response.end('here'))
    expect(await codeOf(url, { ...LOCAL, lookup: resolvesTo('127.0.0.1') })).toBe(200)
    expect(await codeOf(url, { ...LOCAL, lookup: resolvesTo('10.0.0.7') })).toBe('INSIDE')
  })

  it('fetchOutside sends a body with its headers, and returns status, headers and body', async () => {
    const url = await serve((request, response) => {
      request.on('data', (part: Buffer) => {
        response.writeHead(202, { 'x-read': String(request.headers['x-sent']) })
        response.end(`${request.method} ${part.toString()}`)
      })
    })
    const answer = await fetchOutside(url, { ...LOCAL, method: 'POST', body: 'நன்றி', headers: { 'x-sent': 'yes' } })
    expect(answer).toMatchObject({ status: 202, headers: { 'x-read': 'yes' } })
    expect(answer.body.toString()).toBe('POST நன்றி')
  })

  it('fetchOutside follows no redirect', async () => {
    const inside = await serve((_request, response) => void response.end('a secret'))
    const url = await serve((_request, response) => void response.writeHead(302, { location: inside }).end())
    const answer = await fetchOutside(url, LOCAL)
    expect([answer.status, answer.headers.location, answer.body.length]).toEqual([302, inside, 0])
  })

  it('fetchOutside ends an answer that is too large without receiving all of it', async () => {
    const url = await serve((_request, response) => {
      const part = Buffer.alloc(64 * 1024)
      const more = () => {
        while (!response.destroyed && response.write(part));
      }
      response.on('drain', more)
      more()
    })
    expect(await codeOf(url, LOCAL)).toBe('TOO_LARGE')
  })

  it.each<[string, RequestListener]>([
    ['says nothing', () => undefined],
    ['stops in the middle', (_request, response) => void response.writeHead(200).write('a')],
  ])('fetchOutside ends in time with a server that %s', async (_case, listener) => {
    const url = await serve(listener)
    expect(await codeOf(url, { ...LOCAL, timeoutMilliseconds: 100 })).toBe('TIMEOUT')
  })

  it('fetchOutside reports a closed port and an unknown name', async () => {
    expect(await codeOf('http://127.0.0.1:1/', LOCAL)).toBe('UNREACHABLE')
    const unknown = ((_name: string, _options: object, answer: (error: Error) => void) =>
      answer(new Error('ENOTFOUND'))) as unknown as NonNullable<OutsideRequest['lookup']>
    expect(await codeOf('https://hotel.example/', { ...LIMITS, lookup: unknown })).toBe('UNKNOWN_HOST')
  })
})
