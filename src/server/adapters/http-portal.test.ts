import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeEInvoices, nextPayload } from '../ports/e-invoices.conformance.ts'
import type { EInvoices } from '../ports/e-invoices.ts'
import { adjustableClock } from './clocks.ts'
import { eInvoicesBy } from './e-invoice-portal.ts'
import { FAKE_TOKEN, portalFake } from './fakes/portal-fake.ts'
import type { JsonServer } from './fakes/serve-json.ts'
import { httpPortal } from './http-portal.ts'
import { testPortal } from './test-portal.ts'

async function serve() {
  const clock = adjustableClock(() => new Date('2027-01-03T12:00:00+05:30'))
  const portal = testPortal(clock)
  const server = await portalFake(portal)
  // Makes the key in advance, because making it takes longer than an answer may take.
  portal.publicKey()
  const reach = (token = FAKE_TOKEN, timeoutMilliseconds = 300) =>
    eInvoicesBy(httpPortal({ baseUrl: `${server.baseUrl}/core`, headers: { AuthToken: token }, timeoutMilliseconds }))
  return { clock, portal, server, reach }
}

describeEInvoices('a provider over HTTP', async () => {
  const { clock, portal, server, reach } = await serve()
  return {
    eInvoices: reach(FAKE_TOKEN, 5000),
    publicKey: portal.publicKey,
    advanceHours: (hours) => clock.advance(hours * 60),
    close: server.close,
  }
})

describe('a failing provider', () => {
  let server: JsonServer
  let reach: (token?: string) => EInvoices
  beforeAll(async () => {
    ;({ server, reach } = await serve())
  })
  afterAll(() => server.close())

  it('a document whose answer was lost is registered only once', async () => {
    const payload = nextPayload()
    for (const answer of ['silent', { status: 502, body: '<html>' }] as const) {
      server.trouble({ answer, isDone: true })
      await expect(reach().register(payload)).rejects.toThrow(/TIMEOUT|NO_CODE/)
    }
    const again = await reach().register(payload)
    expect(again).toMatchObject({ ok: true, value: { ackNo: expect.stringMatching(/1$/) } })
  })

  it.each([
    ['a token that has ended', 'another token', undefined],
    ['an answer without an error', FAKE_TOKEN, { status: 200, body: { Status: 0 } }],
    ['an answer without the signed QR code', FAKE_TOKEN, { status: 200, body: { Status: 1, Data: { Irn: 'a' } } }],
    ['nonsense', FAKE_TOKEN, { status: 200, body: [null] }],
    [
      'a document error with a server error',
      FAKE_TOKEN,
      { status: 503, body: { Status: 0, ErrorDetails: [{ ErrorCode: '2150' }] } },
    ],
  ] as const)(
    '%s is not reported as a refusal of the document, and the error does not name the document',
    async (_, token, answer) => {
      if (answer) server.trouble({ answer })
      await expect(reach(token).register(nextPayload())).rejects.toThrow(
        /^e-invoice portal POST \/Invoice: \w+( \(\d+\))?$/,
      )
    },
  )

  it('the provider gets our headers, the supplier’s GSTIN, and the document', async () => {
    const payload = nextPayload()
    await reach().register(payload)
    const sent = server.requests.at(-1)
    expect(sent?.headers).toMatchObject({ authtoken: FAKE_TOKEN, gstin: payload.SellerDtls.Gstin })
    expect(sent?.body).toEqual(payload)
  })

  it('an answer whose data is a JSON string is parsed', async () => {
    const payload = nextPayload()
    const first = await reach().register(payload)
    if (!first.ok) throw new Error(first.refusal.text)
    const { irn, ackNo, signedQr, signedInvoice } = first.value
    const Data = JSON.stringify({
      Irn: irn.toUpperCase(),
      AckNo: ackNo,
      AckDt: '2027-01-03 12:00:00',
      SignedQRCode: signedQr,
      SignedInvoice: signedInvoice,
    })
    server.trouble({ answer: { status: 200, body: { Status: '1', Data } } })
    expect(await reach().register(payload)).toEqual(first)
  })
})
