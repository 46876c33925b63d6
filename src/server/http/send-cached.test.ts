import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { compressedBody } from './compressed-body.ts'
import { sendCached } from './send-cached.ts'

const LONG = JSON.stringify(Array.from({ length: 300 }, (_, number) => ({ number })))

const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }

function serverOf(text: string, COMPRESS = true) {
  const kept = compressedBody(text)
  const app = Fastify()
  app.get('/', (request, reply) => sendCached(request, reply, kept, { COMPRESS, type: 'text/html' }))
  return { kept, ask: (headers: Record<string, string> = {}) => app.inject({ url: '/', headers }) }
}

describe('cached texts', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', 'identity'],
  ] as const)('a cached text goes to a client that accepts %s as %s', async (accepted, encoding) => {
    const { ask } = serverOf(LONG)
    const answer = await ask({ 'accept-encoding': accepted })
    expect(unpack[encoding](answer.rawPayload).toString()).toBe(LONG)
    expect(answer.headers).toMatchObject({ vary: 'accept-encoding', 'content-type': 'text/html' })
    expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding)
  })

  it('a cached text has a different tag in each encoding', async () => {
    const { ask } = serverOf(LONG)
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (each) => (await ask({ 'accept-encoding': each })).headers['etag']),
    )
    expect(new Set(tags).size).toBe(3)
  })

  it('a cached text is compressed once for all clients with the same encoding', async () => {
    const { kept, ask } = serverOf(LONG)
    await Promise.all(Array.from({ length: 9 }, () => ask({ 'accept-encoding': 'br' })))
    const bytes = kept.as('br')
    await ask({ 'accept-encoding': 'br' })
    expect(kept.as('br')).toBe(bytes)
  })

  it.each([
    ['its tag', (tag: string) => tag, 304],
    ['its tag, called weak on its way', (tag: string) => `W/${tag}`, 304],
    ['one of several tags', (tag: string) => `"other", ${tag}`, 304],
    ['another tag', () => '"other"', 200],
    ['a tag that only begins like it', (tag: string) => `${tag.slice(0, -2)}"`, 200],
  ])('the server decides between a 304 and the text for a client with %s', async (_what, known, status) => {
    const { ask } = serverOf(LONG)
    const tag = String((await ask({ 'accept-encoding': 'br' })).headers['etag'])
    const answer = await ask({ 'accept-encoding': 'br', 'if-none-match': known(tag) })
    expect([answer.statusCode, answer.rawPayload.length > 0, answer.headers['etag']]).toEqual([
      status,
      status === 200,
      tag,
    ])
  })

  it.each([
    ['short', '[]', true],
    ['anything where nothing is compressed', LONG, false],
  ])('a cached text is sent uncompressed when it is %s', async (_what, text, COMPRESS) => {
    const answer = await serverOf(text, COMPRESS).ask({ 'accept-encoding': 'br' })
    expect([answer.body, answer.headers['content-encoding'], answer.headers['vary']]).toEqual([
      text,
      undefined,
      undefined,
    ])
  })
})
