import { context, SpanKind, SpanStatusCode, trace, type Attributes, type Span } from '@opentelemetry/api'
import { currentRequest } from './request-id.ts'

/** Without a provider (`adapters/open-telemetry.ts`) all of this does nothing. */
const tracer = () => trace.getTracer('uncle')

/** The route or the name of the work, never an address: it would name a guest's booking. */
type Work = { name: string; kind?: SpanKind; attributes?: Attributes }

export function startSpan({ name, kind = SpanKind.INTERNAL, attributes = {} }: Work): Span {
  const request = currentRequest()
  return tracer().startSpan(name, { kind, attributes: { ...attributes, ...(request && { 'uncle.request': request }) } })
}

/** What an error says may quote a guest: a trace gets its name only. */
export function endFailed(span: Span, error: unknown): void {
  const kind = error instanceof Error ? error.name : 'unknown'
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', kind)
  span.end()
}

/** Runs work under a span of its own: what it causes is below it. */
export async function inSpan<Result>(work: Work, run: () => Promise<Result>): Promise<Result> {
  const span = startSpan(work)
  try {
    const result = await context.with(trace.setSpan(context.active(), span), run)
    span.end()
    return result
  } catch (error) {
    endFailed(span, error)
    throw error
  }
}

/** A request to another service, named by its host: paths name payments. */
export const inRemoteCall = <Result>(method: string, url: string, run: () => Promise<Result>): Promise<Result> => {
  const { hostname } = new URL(url)
  const attributes = { 'http.request.method': method, 'server.address': hostname }
  return inSpan({ name: `${method} ${hostname}`, kind: SpanKind.CLIENT, attributes }, run)
}

/** A statement that has ended. Its text has places for values, and no value. */
export function traceStatement(statement: { sql: string; milliseconds: number; hasFailed: boolean }): void {
  const { sql, milliseconds, hasFailed } = statement
  const endTime = Date.now()
  const span = tracer().startSpan(sql.trimStart().split(/\s/, 1)[0]?.toUpperCase() ?? 'SQL', {
    kind: SpanKind.CLIENT,
    startTime: endTime - milliseconds,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql },
  })
  if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end(endTime)
}
