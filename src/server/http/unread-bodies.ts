import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How many milliseconds a client has to read the answer before the connection is cut. */
const LINGER = 5_000

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Closes the connection of a request that was answered before its whole body arrived. Otherwise the connection would
 * stay open, waiting for the rest. Closes in stages (RFC 9112, 9.6), because a reset could destroy the answer before
 * the client reads it.
 */
export function closeAfterUnreadBodies(app: FastifyInstance, linger = LINGER): void {
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    const { socket } = raw
    if (hasBody(raw) && !raw.complete && socket instanceof Socket) {
      reply.header('connection', 'close')
      // Node calls this once the answer is written. By default it closes both directions together.
      socket.destroySoon = () => {
        socket.end()
        setTimeout(() => socket.destroy(), linger).unref()
      }
    }
    done(null, payload)
  })
}
