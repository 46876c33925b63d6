import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { startSpan } from '../tracing.ts'

/**
 * Opens a span for each request, as a child of our own proxy's span if there is one. Call it before adding routes,
 * because hooks reach only later ones. Enters the span again after the body was read, because that leaves the first
 * async context.
 */
export function traceRequests(app: FastifyInstance, { isBehindProxy }: { isBehindProxy: boolean }): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  const under = (request: FastifyRequest, done: () => void) => {
    const span = spans.get(request)
    if (span) context.with(trace.setSpan(context.active(), span), done)
    else done()
  }
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, headers } = request
    const route = routeOptions.url ?? 'unknown'
    const parent = isBehindProxy ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT
    const attributes = { 'http.request.method': method, 'http.route': route }
    context.with(parent, () => {
      spans.set(request, startSpan({ name: `${method} ${route}`, kind: SpanKind.SERVER, attributes }))
    })
    under(request, done)
  })
  app.addHook('preValidation', (request, _reply, done) => under(request, done))
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request)
    if (!span) return
    span.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
}
