import { expect, test } from 'vitest'
import { sentryReporter } from './sentry-reporter.ts'

const DSN = 'https://0123456789abcdef0123456789abcdef@errors.example/7'

/** Starts a Sentry server that records what it receives. */
function fakeSentry(status = 200) {
  const sent: { url: string; body: string }[] = []
  const fetch = (async (url: string, { body }: { body: string | Uint8Array }) => {
    sent.push({ url, body: typeof body === 'string' ? body : new TextDecoder().decode(body) })
    return new Response('{}', { status })
  }) as unknown as typeof globalThis.fetch
  return { sent, reporter: sentryReporter({ dsn: DSN, environment: 'staging', fetch }) }
}

test('an error reaches Sentry with its stack trace, our message and the environment', async () => {
  const { sent, reporter } = fakeSentry()
  reporter.report(new TypeError('total is undefined'), 'call failed')
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.url).toMatch(/^https:\/\/errors\.example\/api\/7\/envelope\//)
  const event = JSON.parse(sent[0]?.body.split('\n')[2] ?? '{}')
  expect(event).toMatchObject({ environment: 'staging', extra: { what: 'call failed' } })
  expect(event.exception.values[0]).toMatchObject({ type: 'TypeError', value: 'total is undefined' })
  expect(event.exception.values[0].stacktrace.frames.length).toBeGreaterThan(0)
})

test('no personal data reaches Sentry', async () => {
  const { sent, reporter } = fakeSentry()
  reporter.report(new Error('duplicate key (email)=(asha@home.example), phone +919876543210'), 'call failed')
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.body).toContain('duplicate key (email)=([email]), phone [number]')
  expect(sent[0]?.body).not.toMatch(/asha@home|9876543210|server_name|breadcrumbs|"user"|"request"/)
})

test('an unavailable Sentry causes no additional error', async () => {
  const { sent, reporter } = fakeSentry(503)
  reporter.report(new Error('first'), 'call failed')
  await expect.poll(() => sent.length).toBe(1)
  await reporter.flush(100)
})
