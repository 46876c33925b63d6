import { connect } from 'node:net'
import { expect } from 'vitest'
import { apiTest as test } from '../api-test.ts'

/*
 * Tests addresses that lead away from the site: the last line of an OTP message, which names the site on which a phone
 * fills in the code, paths that a browser reads as a different host, and request lines meant for a proxy.
 */

test('an OTP names our site, whatever host the request names', async ({ api, guest, steps }) => {
  const { env } = api.services
  const before = env.PUBLIC_URL
  try {
    env.PUBLIC_URL = 'http://uncle.example'
    await api.get(`/users/generate-otp?phone=${encodeURIComponent(guest.phone)}`, { headers: { host: 'evil.example' } })
  } finally {
    if (before === undefined) delete env.PUBLIC_URL
    else env.PUBLIC_URL = before
  }
  const [text] = await steps.messagesTo(guest.phone)
  expect(text).toContain('@uncle.example #')
  expect(text).not.toContain('evil')
})

test.for(['/..//evil.example', '/.//evil.example', '/a/..//evil.example', '/%2e%2e//evil.example'])(
  'a booking that asks to return to %s is refused',
  async (redirect_url, { api, guest, hotel, steps }) => {
    const { status, body } = await steps.book(guest, hotel, { redirect_url })
    expect([status, body.error.code]).toEqual([422, 'REDIRECT_URL_INVALID'])
    expect(api.faults).toEqual([])
  },
)

/** Returns the first line of the server's answer to a request line that no browser sends. */
const rawly = (port: number, target: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.end(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    )
    let answer = ''
    socket.setEncoding('utf8').on('data', (part) => (answer += String(part)))
    socket.on('end', () => resolve(answer.split('\r\n')[0] ?? '')).on('error', reject)
  })

test('the server refuses a proxy’s request line as malformed, and logs no error', async ({ api }) => {
  const { port } = new URL(await api.app.listen({ port: 0, host: '127.0.0.1' }))
  for (const target of ['http://any/hotels-in-pune', 'http://localhost/', '*'])
    expect(await rawly(Number(port), target), target).toMatch(/^HTTP\/1\.1 40[04] /)
  expect(api.faults).toEqual([])
})

test('the API page serves no YAML document', async ({ api }) => {
  expect((await api.get('/docs/yaml')).status).toBe(404)
})
