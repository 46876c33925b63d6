import type { RegisterRetention } from '#domain/desk/register-retention.ts'
import type { AadhaarReader } from './ports/aadhaar-reader.ts'
import type { UploadBudget } from './ports/upload-budget.ts'
import type { PicturePreparer } from './ports/picture-preparer.ts'
import type { PictureSeal } from './ports/picture-seal.ts'
import type { SecurityLog } from './ports/security-log.ts'
import type { Kysely } from 'kysely'
import { taxRuleOn, type TaxRule } from '#domain/bills/tax.ts'
import { istDateOf, type IstDate } from '#domain/kernel/ist.ts'
import type { DB } from '#db/generated/database.ts'
import type { ConnectionFigures } from '#db/open-db.ts'
import type { Env } from './env.ts'
import type { OwnGstins } from './tax-settings.ts'
import type { Catalogue } from './ports/catalogue.ts'
import type { PageCache } from './ports/page-cache.ts'
import type { AdjustableClock, Clock } from './ports/clock.ts'
import type { DeskFeed } from './ports/desk-feed.ts'
import type { EInvoices } from './ports/e-invoices.ts'
import type { FileStore } from './ports/file-store.ts'
import type { MessageSender } from './ports/message-sender.ts'
import type { FetchOutside } from './ports/outside.ts'
import type { PaymentGateway } from './ports/payment-gateway.ts'
import type { Reads } from './ports/reads.ts'
import type { SearchCounter } from './ports/search-counter.ts'
import type { BankAccount, PayoutSender } from './ports/payout-sender.ts'
import type { RecordSigner } from './ports/record-signer.ts'
import type { WhatsApp } from './ports/whatsapp.ts'
import type { VoucherSigner } from './ports/voucher-signer.ts'

export type Db = Kysely<DB>

export type Log = { error: (detail: object, text: string) => void }

/** The names of alarms in the log, fixed so that a log watcher can wait for them. */
export type AlarmEvent =
  | 'otp_budget_nearly_used_up'
  | 'pairing_budget_used_up'
  | 'guests_turned_away'
  | 'guests_feel_unsafe'
  | 'books_differ'
  | 'books_check_slow'
  | 'answers_late'

/** Everything that a use case may use. The server has no other globals. */
export type Services = {
  env: Env
  db: Db
  /** reads data that everybody may see and on which no decision depends, from a replica if there is one */
  reads: Reads<Db>
  clock: Clock | AdjustableClock
  log: Log
  /** how this process uses its connections to the database */
  connections: () => ConnectionFigures
  /** Returns false while the database does not answer: requests that need it are refused immediately. */
  isDatabaseAvailable: () => boolean
  /** the rules of GST, by the first day on which they apply */
  taxRules: readonly TaxRule[]
  /** how long each state requires hotels to keep their guest register */
  registerKept: RegisterRetention
  /** our own GST registrations */
  gstins: OwnGstins
  gateway: PaymentGateway
  /** pays hotels, or writes the file for our bank */
  payouts: PayoutSender
  /** the account from which hotels are paid */
  payoutAccount: BankAccount
  /** registers invoices for registered hotels, dated on or after a day; null while no law obliges us to */
  eInvoices: { from: IstDate; portal: EInvoices } | null
  messages: MessageSender
  /** null if WhatsApp is not configured */
  whatsApp: WhatsApp | null
  /** requests addresses that hotels typed, but never one inside our network */
  outside: FetchOutside
  /** cities in memory, for searches; bookings never use it */
  catalogue: Catalogue
  /** public pages, identical for every visitor */
  pages: PageCache
  /** notifies open desks that something at their hotel has changed */
  desks: DeskFeed
  /** the bytes of uploaded pictures */
  files: FileStore
  /**
   * the list of destroyed pictures, stored apart from the database and the files, so that it survives a restore of both
   */
  destroyedList: FileStore
  /** encrypts pictures of faces and documents */
  seal: PictureSeal
  /** signs the vouchers that guests show at the desk */
  vouchers: VoucherSigner
  record: RecordSigner
  /** how many bytes of uploads this process holds at a time */
  uploads: UploadBudget
  /** decodes uploads, a few at a time in this process */
  pictures: PicturePreparer
  /** looks for Aadhaar numbers, which we may not store, in pictures of IDs */
  aadhaarReader: AadhaarReader
  /** Notifies the worker that work is waiting, so that it looks immediately instead of at its next run. */
  nudge: () => void
  /** Makes the worker look now, and waits for it. Returns how many entries it worked on. */
  drain: () => Promise<number>
  /** Counts the outbox entries that this process worked on, by kind and outcome, such as "message done". */
  outboxCounts: () => ReadonlyMap<string, number>
  /** Records sign-ins, refusals and exceeded limits, independently of the request. */
  security: SecurityLog
  /** counts guests' searches for the office */
  searches: SearchCounter
  /** Alerts the operator, at most once an hour for each event. */
  alarm: (event: AlarmEvent, detail: Record<string, number | string>) => void
  /** The site's origin, for absolute links such as the one by which a guest returns from a payment. */
  origin: () => string
}

/** Returns the GST rule that applies to a bill made now. */
export const taxRuleAt = ({ taxRules }: Pick<Services, 'taxRules'>, now: Date): TaxRule =>
  taxRuleOn(taxRules, istDateOf(now))
