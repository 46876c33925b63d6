import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Milliseconds. How long the sender of an unread body has to read the answer. */
const LINGER = 5_000

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Ends the connection of a request that was answered before its body came in: it would stay open for the rest of the
 * body. In stages (RFC 9112, 9.6), since a reset while the sender still writes would take the answer with it.
 */
export function closeAfterUnreadBodies(app: FastifyInstance, linger = LINGER): void {
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    const { socket } = raw
    if (hasBody(raw) && !raw.complete && socket instanceof Socket) {
      reply.header('connection', 'close')
      // Node calls this once the answer is written, and would close both directions.
      socket.destroySoon = () => {
        socket.end()
        setTimeout(() => socket.destroy(), linger).unref()
      }
    }
    done(null, payload)
  })
}
