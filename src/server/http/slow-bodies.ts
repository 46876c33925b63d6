import type { FastifyInstance } from 'fastify'
import { refusal } from './api-error.ts'

/** Milliseconds. An API body has at most 64 KiB, so even on the slowest connection it arrives within seconds. */
const BODY_WITHIN = 15_000

/**
 * Refuses a body that stalls. A client that sends half of it and waits would otherwise hold its request forever.
 * Uploads have their own time limit (`features/pictures/upload-budget.ts`).
 */
export function refuseSlowBodies(app: FastifyInstance, within = BODY_WITHIN): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    // Nobody reads the body of a GET or HEAD, so we would not notice its end, and the timer would hold the request for
    // its whole time.
    if (request.method === 'GET' || request.method === 'HEAD') return done(null, payload)
    if ((request.headers['content-type'] ?? '').startsWith('multipart/')) return done(null, payload)
    const timer = setTimeout(() => {
      reply.header('connection', 'close')
      // Simulates a failed read, so that the parser stops waiting and the refusal is sent. Destroying the request would
      // also destroy the socket that the answer needs.
      payload.emit('error', refusal('REQUEST_TIMEOUT'))
    }, within)
    const stop = () => clearTimeout(timer)
    payload.once('end', stop)
    payload.once('close', stop)
    payload.once('error', stop)
    // Stops the timer even if the request was refused before its body was read.
    reply.raw.once('finish', stop)
    return done(null, payload)
  })
}
