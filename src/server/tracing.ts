import { context, SpanKind, SpanStatusCode, trace, type Attributes, type Span } from '@opentelemetry/api'
import { currentRequest } from './request-id.ts'

/** Does nothing if there is no provider (`adapters/open-telemetry.ts`). */
const tracer = () => trace.getTracer('uncle')

/** A span is named after its route or job, never after its address, which would identify a guest's booking. */
type Work = { name: string; kind?: SpanKind; attributes?: Attributes }

export function startSpan({ name, kind = SpanKind.INTERNAL, attributes = {} }: Work): Span {
  const request = currentRequest()
  return tracer().startSpan(name, { kind, attributes: { ...attributes, ...(request && { 'uncle.request': request }) } })
}

/** Records only the error's name, because its message may quote a guest. */
function endFailed(span: Span, error: unknown): void {
  const kind = error instanceof Error ? error.name : 'unknown'
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', kind)
  span.end()
}

/** Runs work in its own span, which is the parent of any spans that the work creates. */
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

/** Traces a request to another service by its host name only, because paths contain payment ids. */
export const inRemoteCall = <Result>(method: string, url: string, run: () => Promise<Result>): Promise<Result> => {
  const { hostname } = new URL(url)
  const attributes = { 'http.request.method': method, 'server.address': hostname }
  return inSpan({ name: `${method} ${hostname}`, kind: SpanKind.CLIENT, attributes }, run)
}

/** Traces a finished statement. The recorded text contains placeholders and no values. */
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
