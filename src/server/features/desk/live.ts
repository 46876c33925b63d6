import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { DESK_SESSION_HOURS } from '#domain/desk/staff.ts'
import { refusal } from '../../http/api-error.ts'
import { isDeskSessionOpen, readDeskSession } from '../../http/desk-session.ts'
import type { Services } from '../../services.ts'

/**
 * Milliseconds between keep-alive signals. They are so frequent that proxies keep the connection open and a desk soon
 * learns that its session has ended.
 */
const BEAT_MILLISECONDS = 20_000
/** Milliseconds during which changes are collected into one event. */
const GATHER_MILLISECONDS = 100
/**
 * Milliseconds until a browser reconnects. Each stream gets a random value, so that desks do not all reconnect together
 * after a restart.
 */
const RETRY = { least: 1000, most: 6000 }
/** How many devices of one hotel may listen to one process at a time. */
const MAX_LISTENERS = 50

/** A stream ends with its session, or at the latest after a shift. */
const MAX_LIFE = DESK_SESSION_HOURS * 60 * 60_000

const millisecondsLeft = (until: Date, now: Date): number =>
  Math.min(MAX_LIFE, Math.max(0, until.getTime() - now.getTime()))

/**
 * Registers server-sent events for an open desk. 'changed' says only that something of its hotel has changed; the page
 * then reloads its lists. 'over' says that its session has ended. The stream is not a call of the contract, because it
 * never ends.
 */
export function deskLiveRoutes(app: FastifyInstance, services: Services): void {
  const listeners = new Map<number, number>()
  const open = new Set<() => void>()
  app.addHook('preClose', async () => {
    for (const end of open) end()
  })

  app.get('/desk/live', { schema: { hide: true } }, async (request, reply) => {
    const session = await readDeskSession(services, request)
    if (!session) throw refusal('NO_SESSION')
    if (!session.isAccepted) throw refusal('POST_NOT_ACCEPTED')
    const { hotelId } = session
    const count = listeners.get(hotelId) ?? 0
    if (count >= MAX_LISTENERS) throw refusal('TOO_MANY_REQUESTS', 60)
    listeners.set(hotelId, count + 1)
    reply.hijack()
    const { raw } = reply
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-accel-buffering': 'no',
    })
    raw.write(`retry: ${randomInt(RETRY.least, RETRY.most + 1)}\n\n`)

    let gathering: NodeJS.Timeout | undefined
    const tellIfOpen = async () => {
      gathering = undefined
      // A session that has ended gets only the 'over' event.
      if (!(await isDeskSessionOpen(services, session))) raw.end('event: over\ndata: {}\n\n')
      else if (!raw.writableEnded) raw.write('event: changed\ndata: {}\n\n')
    }
    const tell = () => {
      gathering ??= setTimeout(() => {
        tellIfOpen().catch((error: unknown) => {
          services.log.error({ err: error }, 'a desk could not be told')
          raw.end()
        })
      }, GATHER_MILLISECONDS)
    }
    const { listening, unsubscribe } = services.desks.subscribe(hotelId, tell)
    const beat = setInterval(() => raw.write(': here\n\n'), BEAT_MILLISECONDS)
    const life = setTimeout(() => raw.end(), millisecondsLeft(session.expiresAt, services.clock.now()))
    const end = () => {
      clearTimeout(gathering)
      clearTimeout(life)
      clearInterval(beat)
      unsubscribe()
      open.delete(end)
      listeners.set(hotelId, (listeners.get(hotelId) ?? 1) - 1)
      raw.end()
    }
    open.add(end)
    raw.once('close', end)
    // The page loads its lists on 'ready', so send that event only when no change can be missed any more.
    await listening
    if (!raw.writableEnded) raw.write('event: ready\ndata: {}\n\n')
  })
}
