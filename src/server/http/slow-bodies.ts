import type { FastifyInstance } from 'fastify'
import { refusal } from './api-error.ts'

/** Milliseconds. An API body has 64 KiB at most: on the slowest line it arrives within seconds. */
const BODY_WITHIN = 15_000

/**
 * Refuses a body that stalls: a client that sends half of one and waits would hold its request for ever. Uploads have
 * their own time limit (`features/pictures/upload-budget.ts`).
 */
export function refuseSlowBodies(app: FastifyInstance, within = BODY_WITHIN): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    // Nobody reads a body of these: its end would not be heard, and the timer would keep the request for its whole time.
    if (request.method === 'GET' || request.method === 'HEAD') return done(null, payload)
    if ((request.headers['content-type'] ?? '').startsWith('multipart/')) return done(null, payload)
    const timer = setTimeout(() => {
      reply.header('connection', 'close')
      // As if reading had failed: the parser stops waiting and the refusal is answered. Destroying the request would
      // take its socket with it, and the answer too.
      payload.emit('error', refusal('REQUEST_TIMEOUT'))
    }, within)
    const stop = () => clearTimeout(timer)
    payload.once('end', stop)
    payload.once('close', stop)
    payload.once('error', stop)
    // Refused before its body was read.
    reply.raw.once('finish', stop)
    return done(null, payload)
  })
}
