import type { FastifyInstance } from 'fastify'

/** The proxy in front says with each request whether it asks the next process when this one sends it away. */
const MAY_GO_ON = 'x-next-process'
/** Not 503, which a proxy would pass on under overload too and so double it: no other answer here is a 502. */
const ASK_THE_NEXT = 502

const isSafe = (method: string) => method === 'GET' || method === 'HEAD'

/**
 * A process that drains tells each keep-alive client that this was the last answer on its connection. A proxy that can
 * ask another process is sent there with what only reads, before anything is done, which also makes it send no more here;
 * what changes something is still done.
 */
export function leaveWhenDraining(app: FastifyInstance, isReady: () => boolean): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!isReady()) reply.header('connection', 'close')
    done(null, payload)
  })
  app.addHook('onRequest', (request, reply, done) => {
    const isWatching = request.url === '/readyz' || request.url === '/healthz' || request.url === '/metrics'
    if (isReady() || isWatching || !isSafe(request.method) || request.headers[MAY_GO_ON] === undefined) return done()
    void reply.status(ASK_THE_NEXT).header('cache-control', 'no-store').send()
  })
}
