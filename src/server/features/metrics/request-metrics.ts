import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'
import { countedCode } from '../../http/error-handler.ts'

/** Seconds. A page from memory takes a few milliseconds; what takes ten seconds has lost its guest. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The route, never the address: an address has ids, and there are as many as guests. */
const callOf = ({ method, routeOptions }: FastifyRequest) =>
  routeOptions.url === undefined ? 'unknown' : `${method} ${routeOptions.url}`

/** How long each call took, and which codes it refused with, in this process. Before the routes: hooks reach later ones only. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const registers = [registry]
  const took = new Histogram({
    name: 'uncle_request_seconds',
    help: 'Seconds until the answer was sent, by route and kind of status',
    labelNames: ['call', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const refused = new Counter({
    name: 'uncle_refusals_total',
    help: 'Answers with an error, by its code; FIELD: a field of the request was missing or wrong',
    labelNames: ['code'],
    registers,
  })
  app.addHook('onResponse', async (request, reply) => {
    // A live stream is open as long as its desk.
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    took.observe({ call: callOf(request), status }, reply.elapsedTime / 1000)
  })
  app.addHook('onError', async (_request, _reply, error) => {
    refused.inc({ code: countedCode(error) })
  })
}
