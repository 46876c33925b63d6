import type { FastifyInstance } from 'fastify'

/** The header in which our proxy says whether it will try another process if this one refuses the request. */
const MAY_GO_ON = 'x-next-process'
/**
 * Makes the proxy try the next process. It is not 503, which the server answers under overload: a proxy that retried
 * that would double the load. Nothing else here answers 502.
 */
const ASK_THE_NEXT = 502

const isSafe = (method: string) => method === 'GET' || method === 'HEAD'

/**
 * Tells each keep-alive client of a draining process that this was the last answer on its connection. If the proxy can
 * try another process, refuses requests that only read, with a status that makes the proxy do so. Requests that change
 * something are still handled here.
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
