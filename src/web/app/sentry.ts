import { BrowserClient, defaultStackParser, makeFetchTransport, type ErrorEvent } from '@sentry/browser'
import { withoutPersons } from '#domain/error-reports/error-report.ts'

let client: BrowserClient | undefined

/** Returns an event without anything about the person or the pages they visited. */
export function cleanEvent(event: ErrorEvent): ErrorEvent {
  for (const exception of event.exception?.values ?? []) exception.value = withoutPersons(exception.value ?? '')
  const { user: _user, request: _request, breadcrumbs: _crumbs, ...rest } = event
  return rest
}

/** Loads Sentry's SDK without automatic collection: no breadcrumbs, replays, traces or page addresses. */
export function captureError(error: unknown, dsn: string, environment: string): void {
  if (!client) {
    client = new BrowserClient({
      dsn,
      environment,
      integrations: [],
      stackParser: defaultStackParser,
      transport: makeFetchTransport,
      beforeSend: cleanEvent,
    })
    client.init()
  }
  client.captureException(error)
}
