import type { Db, Services } from './services.ts'
import type { Env } from './env.ts'
import type { Clock } from './ports/clock.ts'
import { localMessageSender } from './adapters/local-message-sender.ts'
import { msg91Sender } from './adapters/msg91-sender.ts'
import { razorpayGateway } from './adapters/razorpay-gateway.ts'
import { testGateway, webhookSecret } from './adapters/test-gateway.ts'
import { startOutboxWorker, type Log, type OutboxWorker } from './jobs/outbox-worker.ts'

export type Wired = { services: Services; worker: OutboxWorker }

/** Entries that nobody nudged for, of a process that died or that were put off, are looked for this often. */
const OUTBOX_TURN_MILLISECONDS = 2000

function required(
  env: Env,
  name: 'RAZORPAY_KEY_ID' | 'RAZORPAY_KEY_SECRET' | 'WEBHOOK_SECRET' | 'MSG91_AUTH_KEY' | 'MSG91_TEMPLATES',
): string {
  const value = env[name]
  if (value === undefined) throw new Error(`${name} is missing: readEnv lets no such environment pass`)
  return value
}

/** Wires ports to adapters: stand-ins on a local machine, the real ones elsewhere. */
export function createServices({
  env,
  db,
  clock,
  origin,
  log,
}: {
  env: Env
  db: Db
  clock: Clock
  origin: () => string
  log: Log
}): Wired {
  const isLocal = env.APP_ENV === 'local'
  const worker: OutboxWorker = startOutboxWorker(() => services, log, OUTBOX_TURN_MILLISECONDS)
  const services: Services = {
    env,
    db,
    clock,
    origin,
    nudge: worker.nudge,
    gateway: isLocal
      ? testGateway(db, clock, webhookSecret(env.WEBHOOK_SECRET), origin)
      : razorpayGateway({
          keyId: required(env, 'RAZORPAY_KEY_ID'),
          keySecret: required(env, 'RAZORPAY_KEY_SECRET'),
          webhookSecret: required(env, 'WEBHOOK_SECRET'),
        }),
    messages: isLocal
      ? localMessageSender(db, clock)
      : msg91Sender({
          authKey: required(env, 'MSG91_AUTH_KEY'),
          templates: JSON.parse(required(env, 'MSG91_TEMPLATES')) as Record<string, string>,
        }),
  }
  return { services, worker }
}
