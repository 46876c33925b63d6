import type { Event } from '@sentry/core'
import type { ServerRuntimeClient } from '@sentry/core/server'
import { withoutPersons } from '#domain/error-reports/error-report.ts'
import type { ErrorReporter } from '../ports/error-reporter.ts'
import { withSourceLines } from '../source-lines.ts'

type Options = { dsn: string; environment: string; fetch?: typeof globalThis.fetch }

/** Removes messages that may contain text typed by a guest, such as a refused value in a database error. */
function clean(event: Event): Event {
  for (const exception of event.exception?.values ?? []) exception.value = withoutPersons(exception.value ?? '')
  // Drops what the SDK could add by itself: who sent the request, from where, and with which content.
  const { user: _user, request: _request, server_name: _server, breadcrumbs: _crumbs, ...rest } = event
  return rest
}

/**
 * Reports through Sentry's SDK, without anything that the SDK collects by itself: no requests, breadcrumbs, addresses
 * or traces. Loads the SDK at the first error, so that a server without errors never pays for it.
 */
export function sentryReporter({ dsn, environment, fetch = globalThis.fetch }: Options): ErrorReporter {
  let client: Promise<ServerRuntimeClient> | undefined
  const opened = () => (client ??= openClient({ dsn, environment, fetch }))
  const tell = async (thrown: unknown, what: string) => {
    // The error is in the log already. If the service cannot be loaded, logs no second error.
    const sentry = await opened().catch(() => undefined)
    sentry?.captureException(thrown, { captureContext: { extra: { what } } })
  }
  return {
    report: (thrown, what) => void tell(thrown, what),
    async flush(milliseconds) {
      if (client) await (await client.catch(() => undefined))?.flush(milliseconds)
    },
  }
}

async function openClient({ dsn, environment, fetch }: Required<Options>): Promise<ServerRuntimeClient> {
  const [core, { nodeStackLineParser, ServerRuntimeClient }] = await Promise.all([
    import('@sentry/core'),
    import('@sentry/core/server'),
  ])
  const parseStack = core.createStackParser(nodeStackLineParser())
  const client = new ServerRuntimeClient({
    dsn,
    environment,
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    integrations: [],
    stackParser: (stack, ...skipped) => parseStack(withSourceLines(stack), ...skipped),
    beforeSend: (event) => clean(event) as typeof event,
    transport: (options) =>
      core.createTransport(options, async ({ body }) => {
        const answer = await fetch(options.url, {
          method: 'POST',
          headers: options.headers ?? {},
          body: body as string | Uint8Array<ArrayBuffer>,
        })
        return {
          statusCode: answer.status,
          headers: {
            'x-sentry-rate-limits': answer.headers.get('x-sentry-rate-limits'),
            'retry-after': answer.headers.get('retry-after'),
          },
        }
      }),
  })
  client.init()
  return client
}
