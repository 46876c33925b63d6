import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { startSpan } from '../tracing.ts'

/**
 * Opens a span for each request, below that of our own proxy if there is one. Hooks reach only routes that are added
 * after them, and reading a body leaves the first context.
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
