import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { countedCode } from '../../http/error-handler.ts'

/** Seconds. A page from memory takes a few milliseconds; after ten seconds most guests have left. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Names a call by its route, not by its address: addresses contain ids, so each guest would add a series. */
const callOf = ({ method, routeOptions }: FastifyRequest) =>
  routeOptions.url === undefined ? 'unknown' : `${method} ${routeOptions.url}`

/** The route of the stream that stays open as long as a desk's page is open. */
const LIVE_STREAM = '/api/desk/live'

/**
 * Counts requests in flight. nginx itself refuses requests above an app's limit (`max_conns`), and no app counts those.
 * Exposes the maximum since the last reading, because the current value says little when searches are answered one
 * after another.
 */
function countInFlight(app: FastifyInstance, registry: Registry): void {
  let [now, most] = [0, 0]
  const isCounted = ({ routeOptions }: FastifyRequest) => routeOptions.url !== LIVE_STREAM
  app.addHook('onRequest', (request, _reply, done) => {
    if (isCounted(request)) most = Math.max(most, ++now)
    done()
  })
  app.addHook('onResponse', (request, _reply, done) => {
    if (isCounted(request)) now--
    done()
  })
  const gauge = new Gauge({
    name: 'uncle_requests_in_flight_max',
    help: 'Most requests that this process worked on at once since this was last read',
    registers: [],
    collect() {
      this.set(most)
      most = now
    },
  })
  registry.registerMetric(gauge)
}

/**
 * Measures how long each call took in this process, and counts the codes of its refusals. Register it before the
 * routes, because hooks apply only to routes registered later.
 */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const registers = [registry]
  countInFlight(app, registry)
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
    // A live stream stays open as long as the desk's page is open.
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    took.observe({ call: callOf(request), status }, reply.elapsedTime / 1000)
  })
  app.addHook('onError', async (_request, _reply, error) => {
    refused.inc({ code: countedCode(error) })
  })
}
