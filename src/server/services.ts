import type { Kysely } from 'kysely'
import type { DB } from '#db/generated/database.ts'
import type { Env } from './env.ts'
import type { AdjustableClock, Clock } from './ports/clock.ts'
import type { MessageSender } from './ports/message-sender.ts'
import type { PaymentGateway } from './ports/payment-gateway.ts'

export type Db = Kysely<DB>

/** What every use case may ask for. Nothing else in the server is global. */
export type Services = {
  env: Env
  db: Db
  clock: Clock | AdjustableClock
  gateway: PaymentGateway
  messages: MessageSender
  /** Tells the worker that something waits: it looks at once instead of at its next turn. */
  nudge: () => void
  /** Signed-off origin for links that leave the house, such as a payment's return. */
  origin: () => string
}
