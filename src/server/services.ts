import type { RegisterRetention } from '#domain/desk/register-retention.ts'
import type { UploadBudget } from './ports/upload-budget.ts'
import type { PicturePreparer } from './ports/picture-preparer.ts'
import type { PictureSeal } from './ports/picture-seal.ts'
import type { SecurityLog } from './ports/security-log.ts'
import type { Kysely } from 'kysely'
import { taxRuleOn, type TaxRule } from '#domain/bills/tax.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import type { DB } from '#db/generated/database.ts'
import type { ConnectionFigures } from '#db/open-db.ts'
import type { Env } from './env.ts'
import type { OwnGstins } from './tax-settings.ts'
import type { Catalogue } from './ports/catalogue.ts'
import type { PageCache } from './ports/page-cache.ts'
import type { AdjustableClock, Clock } from './ports/clock.ts'
import type { DeskFeed } from './ports/desk-feed.ts'
import type { FileStore } from './ports/file-store.ts'
import type { MessageSender } from './ports/message-sender.ts'
import type { PaymentGateway } from './ports/payment-gateway.ts'
import type { Reads } from './ports/reads.ts'
import type { SearchCounter } from './ports/search-counter.ts'
import type { PayoutSender } from './ports/payout-sender.ts'
import type { VoucherSigner } from './ports/voucher-signer.ts'

export type Db = Kysely<DB>

export type Log = { error: (detail: object, text: string) => void }

/** Fixed names, so that a log watcher can wait for them. */
export type AlarmEvent = 'otp_budget_nearly_used_up' | 'pairing_budget_used_up' | 'guests_turned_away' | 'books_differ'

/** What every use case may use. Nothing else in the server is global. */
export type Services = {
  env: Env
  db: Db
  /** what everybody may see and nothing is decided by: a replica answers it where there is one */
  reads: Reads<Db>
  clock: Clock | AdjustableClock
  log: Log
  /** how this process uses its connections to the database */
  connections: () => ConnectionFigures
  /** False while the database does not answer: requests that need it are refused at once. */
  isDatabaseAvailable: () => boolean
  /** the rules of GST, by the day from which they count */
  taxRules: readonly TaxRule[]
  /** how long the states ask hotels to keep their guest register */
  registerKept: RegisterRetention
  /** our own registrations for GST */
  gstins: OwnGstins
  gateway: PaymentGateway
  /** pays hotels, or writes the file for their bank */
  payouts: PayoutSender
  messages: MessageSender
  /** cities in memory, for searches; bookings never ask it */
  catalogue: Catalogue
  /** public pages, alike for every visitor */
  pages: PageCache
  /** tells open desks that something of their hotel has changed */
  desks: DeskFeed
  /** the bytes of uploaded pictures */
  files: FileStore
  /** which pictures were destroyed: kept apart from database and files, so that it outlives a restore of both */
  destroyedList: FileStore
  /** encrypts faces and documents */
  seal: PictureSeal
  /** signs what guests show at the desk */
  vouchers: VoucherSigner
  /** how many bytes of uploads this process holds at a time */
  uploads: UploadBudget
  /** decodes uploads, a few at once in this process */
  pictures: PicturePreparer
  /** Tells the worker that something waits: it looks at once instead of at its next turn. */
  nudge: () => void
  /** Makes the worker look at once, and waits for it. Returns how many entries it worked on. */
  drain: () => Promise<number>
  /** How entries of the outbox went in this process, by kind and outcome, such as "message done". */
  outboxCounts: () => ReadonlyMap<string, number>
  /** Sign-ins, refusals and limits, written apart from the request. */
  security: SecurityLog
  /** how many searches guests make, for the office */
  searches: SearchCounter
  /** Alerts the operator, at most once an hour for each event. */
  alarm: (event: AlarmEvent, detail: Record<string, number | string>) => void
  /** The site's origin, for absolute links such as a payment's return. */
  origin: () => string
}

/** The rule of GST for a bill made now. */
export const taxRuleAt = ({ taxRules }: Pick<Services, 'taxRules'>, now: Date): TaxRule =>
  taxRuleOn(taxRules, istDateOf(now))
