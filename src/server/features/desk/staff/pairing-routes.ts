import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { deviceWords } from '#domain/accounts/device-words.ts'
import * as calls from '#contract/desk-pairing.ts'
import { PAIRING_TRIES, PAIRING_TRIES_MINUTES, readPairingCode } from '#domain/desk/pairing.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { isUuid } from '#domain/kernel/uuid.ts'
import { refusal } from '../../../http/api-error.ts'
import { deskTokenOf, setDeskCookie, type DeskSession } from '../../../http/desk-session.ts'
import { handleCall } from '../../../http/handle-call.ts'
import { refuseCrossSiteRequest } from '../../../http/refuse-cross-site-request.ts'
import type { Services } from '../../../services.ts'
import { startPairing, decidePairing, listWaiting, findPairing, makePairingCode } from './pairing.ts'

const WINDOW_MILLISECONDS = PAIRING_TRIES_MINUTES * 60_000

/**
 * Counts a typed code against its hotel's budget and the overall budget before checking the code, so that concurrent
 * guesses cannot evade the count. The first guess over a budget raises the alarm.
 */
async function countTry({ security, alarm }: Services, request: FastifyRequest, hotelId: number): Promise<void> {
  const budgets = [
    { key: `pairing:hotel:${hotelId}`, most: PAIRING_TRIES.hotel, whose: hotelId },
    { key: 'pairing:everybody', most: PAIRING_TRIES.everybody, whose: 'everybody' },
  ]
  for (const { key, most, whose } of budgets) {
    const { tries, endsInMilliseconds } = await request.limitCounters.count(key, WINDOW_MILLISECONDS)
    if (tries <= most) continue
    if (tries === most + 1) {
      security.note('pairing_budget_used_up', { address: request.ip })
      alarm('pairing_budget_used_up', { whose, budget: most })
    }
    throw refusal('TOO_MANY_REQUESTS', Math.max(1, Math.ceil(endsInMilliseconds / 1000)))
  }
}

/** Registers the calls by which a shared device asks to be paired, and a manager approves it. */
export function deskPairingRoutes(app: FastifyInstance, services: Services): void {
  const { db, env, clock } = services

  handleCall(app, services, calls.pairDevice, async ({ body, request, reply }) => {
    refuseCrossSiteRequest(services, request)
    const code = readPairingCode(body.code)
    if (!code) throw refusal('PAIRING_CODE_WRONG')
    await countTry(services, request, code.hotelId)
    const device = deviceWords(request.headers['user-agent'] ?? '')
    const { attempt = randomUUID() } = body
    const asked = await startPairing(services, { code, attempt, device, address: request.ip })
    if (!asked) throw refusal('PAIRING_CODE_WRONG')
    setDeskCookie(reply, env, asked.token)
    reply.header('cache-control', 'no-store')
    return asked
  })

  handleCall(app, services, calls.getPairing, async ({ request, reply }) => {
    const token = deskTokenOf(services, request)
    const pairing = token === undefined ? undefined : await findPairing(services, token)
    if (!pairing) throw refusal('NOT_FOUND')
    reply.header('cache-control', 'private, no-store')
    return pairing
  })

  handleCall(app, services, calls.makePairingCode, async ({ session, params, reply }) => {
    const made = isUuid(params.id) ? await makePairingCode(services, session, params.id) : undefined
    if (!made) throw refusal('NOT_FOUND')
    reply.header('cache-control', 'no-store')
    return { code: made.code, expires_at: toIstIso(made.expiresAt) }
  })

  handleCall(app, services, calls.waitingDevices, ({ session }) => listWaiting(db, session.hotelId, clock.now()))

  const decide = async (session: DeskSession, pairingId: string, isLetIn: boolean) => {
    if (!isUuid(pairingId)) throw refusal('NOT_FOUND')
    const decided = await decidePairing(services, { session, pairingId, isLetIn })
    if (!decided.ok) throw refusal(decided.refusal)
    services.nudge()
    return listWaiting(db, session.hotelId, clock.now())
  }
  handleCall(app, services, calls.letDeviceIn, ({ session, params }) => decide(session, params.id, true))
  handleCall(app, services, calls.refuseDevice, ({ session, params }) => decide(session, params.id, false))
}
