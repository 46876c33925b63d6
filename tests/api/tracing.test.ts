import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { context, propagation, trace } from '@opentelemetry/api'
import { expect, onTestFinished, test } from 'vitest'
import { startTracing } from '#server/adapters/open-telemetry.ts'
import { traceStatement } from '#server/tracing.ts'
import { buildGuest } from '../builders.ts'
import { startApi } from './start-api.ts'

type Told = {
  traceId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: { stringValue?: string } }[]
}
type Body = { resourceSpans: { scopeSpans: { spans: Told[] }[] }[] }

/** A collector that stores what it receives. */
async function collector() {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      bodies.push(Buffer.concat(pieces).toString())
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const spans = () =>
    bodies.flatMap((body) =>
      (JSON.parse(body) as Body).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    )
  return { endpoint: `http://127.0.0.1:${port}`, spans, text: () => bodies.join(''), close: () => server.close() }
}

test('a request, its statements and its work in the worker are traced without personal data', async () => {
  const { endpoint, spans, text, close } = await collector()
  const tracing = startTracing({ endpoint, share: 1, service: 'app', environment: 'local' })
  const api = await startApi({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })
  onTestFinished(async () => {
    for (const api of [trace, context, propagation]) api.disable()
    await api.stop()
    close()
  })
  const guest = await buildGuest(api.db)
  const answer = await api.post('/users/generate-otp', { phone: guest.phone })
  traceStatement({ sql: 'select id from users where phone = $1', milliseconds: 2, hasFailed: false })
  await api.worker.drain()
  await tracing.stop()

  const request = spans().find(({ name }) => name === 'POST /api/users/generate-otp')
  const worked = spans().find(({ name }) => name === 'outbox message')
  const idOf = (span: Told | undefined) =>
    span?.attributes.find(({ key }) => key === 'uncle.request')?.value.stringValue
  expect(idOf(request)).toBe(answer.headers['x-request-id'])
  expect(idOf(worked)).toBe(answer.headers['x-request-id'])
  expect(spans().map(({ name }) => name)).toContain('SELECT')
  const { phone } = await api.db
    .selectFrom('users')
    .select('phone')
    .where('id', '=', guest.id)
    .executeTakeFirstOrThrow()
  for (const personal of [phone, guest.phone, guest.id]) expect(text()).not.toContain(personal)
})
