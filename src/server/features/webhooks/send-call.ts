import { sql } from 'kysely'
import { isTaken } from '#domain/hotel-keys/webhook.ts'
import { outsideCodeOf } from '../../ports/outside.ts'
import type { Services } from '../../services.ts'
import { signCall, webhookSecret } from './sign-call.ts'

/** A webhook that was not accepted. The outbox retries it, so operators need not act. */
export class CallNotTaken extends Error {
  override name = 'CallNotTaken'
}

const TIMEOUT_MILLISECONDS = 10_000
/** The largest response body that we accept. We ignore its content, so no program needs to send more. */
const MAX_ANSWER_BYTES = 64 * 1024

type Waiting = {
  body: string
  event: string
  url: string
  salt: string
  previousSalt: string | null
  giveUpAt: Date
  isEnded: boolean
}
type Outcome = { status: number } | { error: string }

/**
 * Sends a webhook and records the response. Throws CallNotTaken if it was not accepted, but gives it up after a day.
 * Does nothing if the call is no longer waiting.
 */
export async function sendCall(services: Services, callId: string): Promise<void> {
  const { db, clock, env } = services
  const now = clock.now()
  const { rows } = await sql<Waiting>`
    select c.body, c.event, w.url, w.secret_salt as salt,
      case when w.previous_until > ${now} then w.previous_salt end as "previousSalt", c.give_up_at as "giveUpAt",
      w.ended_at is not null as "isEnded"
    from hotel_webhook_calls c join hotel_webhooks w on w.id = c.webhook_id
    where c.id = ${callId}::uuid and c.state = 'waiting'`.execute(db)
  const [call] = rows
  if (!call) return
  const { salt, previousSalt } = call
  const secrets = (previousSalt === null ? [salt] : [salt, previousSalt]).map((each) => webhookSecret(env, each))
  const outcome = call.isEnded
    ? { error: 'ADDRESS_ENDED' }
    : await request(services, call, signCall(secrets, call.body, now))
  const taken = 'status' in outcome && isTaken(outcome.status)
  const isOver = taken || call.isEnded || call.giveUpAt <= now
  await db
    .updateTable('hotel_webhook_calls')
    .set(({ eb }) => ({
      tries: eb('tries', '+', 1),
      last_try_at: now,
      last_status: 'status' in outcome ? outcome.status : null,
      last_error: 'error' in outcome ? outcome.error : null,
      state: taken ? 'taken' : isOver ? 'failed' : 'waiting',
    }))
    .where('id', '=', callId)
    .where('state', '=', 'waiting')
    .execute()
  if (!isOver) throw new CallNotTaken('status' in outcome ? `answer ${outcome.status}` : outcome.error)
}

async function request({ outside }: Services, call: Waiting, signature: string): Promise<Outcome> {
  try {
    const { status } = await outside(call.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'uncle-signature': signature, 'uncle-event': call.event },
      body: call.body,
      maxBytes: MAX_ANSWER_BYTES,
      timeoutMilliseconds: TIMEOUT_MILLISECONDS,
    })
    return { status }
  } catch (error) {
    const code = outsideCodeOf(error)
    if (code === undefined) throw error
    return { error: code }
  }
}
