import { join } from 'node:path'
import { writesOf } from '#db/own-writes.ts'
import type { OpenDb } from '#db/open-db.ts'
import type { Db, Log, Services } from './services.ts'
import type { Env } from './env.ts'
import type { Clock } from './ports/clock.ts'
import type { FileStore } from './ports/file-store.ts'
import type { Message, MessageSender, TextSender } from './ports/message-sender.ts'
import type { PaymentGateway } from './ports/payment-gateway.ts'
import { bankFileSender } from './adapters/bank-file-sender.ts'
import { byChannel } from './adapters/by-channel.ts'
import { databaseDeskFeed } from './adapters/database-desk-feed.ts'
import { databaseChangeFeed } from './adapters/database-change-feed.ts'
import { eInvoicesBy } from './adapters/e-invoice-portal.ts'
import { folderFileStore } from './adapters/folder-file-store.ts'
import { httpPortal } from './adapters/http-portal.ts'
import { localMessageSender } from './adapters/local-message-sender.ts'
import { fetchOutside } from './adapters/outside-only.ts'
import { localPushFetch } from './adapters/local-push-service.ts'
import { msg91Sender } from './adapters/msg91-sender.ts'
import { razorpayGateway } from './adapters/razorpay-gateway.ts'
import { primaryReads, replicaReads } from './adapters/replica-reads.ts'
import { s3FileStore } from './adapters/s3-file-store.ts'
import { smtpSender } from './adapters/smtp-sender.ts'
import { testPortal } from './adapters/test-portal.ts'
import { testGateway, webhookSecret } from './adapters/test-gateway.ts'
import { webPushSender } from './adapters/web-push-sender.ts'
import { localWhatsAppFetch } from './adapters/local-whatsapp.ts'
import { whatsAppCloud } from './adapters/whatsapp-cloud.ts'
import type { WhatsApp } from './ports/whatsapp.ts'
import { whatsAppKeys } from './whatsapp-settings.ts'
import { keyFor } from './features/accounts/otp-secrets.ts'
import { startCatalogue } from './features/hotels/catalogue/catalogue.ts'
import { cityMatchesInMemory, findsRoomInMemory } from './features/hotels/catalogue/list-from-memory.ts'
import { readPayoutAccount } from './payment-settings.ts'
import { registeredTemplates } from './features/messages/templates.ts'
import { pictureKeys } from './features/pictures/picture-keys.ts'
import { pictureSeal } from './features/pictures/picture-seal.ts'
import { aadhaarReader } from './features/pictures/aadhaar-reader.ts'
import { picturePreparer } from './features/pictures/prepare-picture.ts'
import { uploadBudget } from './features/pictures/upload-budget.ts'
import { recordSigner } from './features/record/record-signer.ts'
import { voucherSigner } from './features/vouchers/voucher-signer.ts'
import { startSearchCounter } from './features/search-counts/search-counter.ts'
import { startSecurityLog } from './features/security-log/security-log.ts'
import { hourlyAlarms } from './jobs/hourly-alarms.ts'
import { pageCache } from './http/page-cache.ts'
import { startOutboxWorker, remoteOutboxWorker, type OutboxWorker } from './jobs/outbox-worker.ts'
import { storeAccess, type StoreSettings } from './store-settings.ts'
import { readPortalHeaders } from './e-invoice-settings.ts'
import { pushKeys } from './push-settings.ts'
import { readRegisterRetention } from './read-register-retention.ts'
import { readTaxRules } from './tax-rules.ts'
import { readGstins } from './tax-settings.ts'

export type CreatedServices = { services: Services; worker: OutboxWorker }

const MEBIBYTE = 1024 * 1024

/** How often to look for outbox entries without a nudge, such as postponed entries and those of a process that died. */
const OUTBOX_TURN_MILLISECONDS = 2000

type Text = { [Name in keyof Env]-?: string extends Env[Name] ? Name : never }[keyof Env]

function required(env: Partial<Env>, name: Text): string {
  const value = env[name]
  if (value === undefined) throw new Error(`${name} is missing: readEnv lets no such environment pass`)
  return value
}

type StoreEnv = StoreSettings & Pick<Env, 'DATA_DIR'>

/** Opens the configured bucket, or else a folder that only this machine can use. */
export function fileStoreFor(env: StoreEnv): FileStore {
  const access = storeAccess(env, 'S3')
  return access ? s3FileStore(access) : folderFileStore(join(env.DATA_DIR, 'files'))
}

/** Opens the backup bucket, or else a folder next to this machine's files. */
function destroyedListFor(env: StoreEnv): FileStore {
  const access = storeAccess(env, 'BACKUP_S3')
  return access ? s3FileStore(access) : folderFileStore(join(env.DATA_DIR, 'destroyed-list'))
}

type GatewayParts = { env: Env; db: Db; clock: Clock; origin: () => string }

/** Uses the stand-in on a local machine and Razorpay elsewhere. */
function gatewayFor({ env, db, clock, origin }: GatewayParts): PaymentGateway {
  if (env.APP_ENV === 'local') return testGateway(db, clock, webhookSecret(env.WEBHOOK_SECRET), origin)
  return razorpayGateway({
    keyId: required(env, 'RAZORPAY_KEY_ID'),
    keySecret: required(env, 'RAZORPAY_KEY_SECRET'),
    webhookSecret: required(env, 'WEBHOOK_SECRET'),
    webhookSecretBefore: env.WEBHOOK_SECRET_PREVIOUS,
  })
}

/** Sends texts through MSG91. Sends e-mails through SMTP, unless MSG91 is configured for them too. */
function carriersFor(env: Env): Record<Message['channel'], TextSender> {
  const authKey = required(env, 'MSG91_AUTH_KEY')
  const templates = JSON.parse(required(env, 'MSG91_TEMPLATES')) as Record<string, string>
  if (env.EMAIL_BY === 'msg91') {
    const both = msg91Sender({ authKey, templates })
    return { sms: both, email: both }
  }
  return {
    sms: msg91Sender({ authKey, templates, channels: ['sms'] }),
    email: smtpSender({ url: required(env, 'SMTP_URL'), from: required(env, 'EMAIL_FROM') }),
  }
}

/** Uses stand-ins on a local machine. Only notifications to a real browser go through its push service. */
function messagesFor({ env, db, clock }: Omit<GatewayParts, 'origin'>): MessageSender {
  const isLocal = env.APP_ENV === 'local'
  const local = localMessageSender(db, clock)
  const push = () => {
    const keys = pushKeys(env)
    return keys && webPushSender(isLocal ? { ...keys, fetch: localPushFetch(db, clock) } : keys)
  }
  return byChannel({ ...(isLocal ? { sms: local, email: local } : carriersFor(env)), push })
}

/** Uses the stand-in on a local machine. Elsewhere returns null while WhatsApp is not configured. */
function whatsAppFor({ env, db, clock }: Omit<GatewayParts, 'origin'>): WhatsApp | null {
  const keys = whatsAppKeys(env)
  if (!keys || env.APP_ENV !== 'local') return keys && whatsAppCloud(keys)
  const templates = registeredTemplates('http://localhost')
  return whatsAppCloud({ ...keys, fetch: localWhatsAppFetch(db, clock, keys, templates) })
}

/**
 * Uses the stand-in on a local machine and the configured provider elsewhere. Uses nothing while no day is configured.
 */
function eInvoicesFor(env: Env, clock: Clock): Services['eInvoices'] {
  const from = env.E_INVOICE_FROM
  if (from === undefined) return null
  if (env.APP_ENV === 'local') return { from, portal: eInvoicesBy(testPortal(clock)) }
  const headers = readPortalHeaders(required(env, 'E_INVOICE_HEADERS')) ?? {}
  return { from, portal: eInvoicesBy(httpPortal({ baseUrl: required(env, 'E_INVOICE_URL'), headers })) }
}

/** Connects ports to adapters, which are stand-ins on a local machine and real services elsewhere. */
export function createServices({
  env,
  database,
  clock,
  origin,
  log,
  goneSince = () => undefined,
  replica,
  forLists = database,
  nudge,
}: {
  env: Env
  database: Pick<OpenDb, 'db' | 'listen' | 'connections'>
  clock: Clock
  origin: () => string
  log: Log
  /** when the database last answered, by `performance.now()`; undefined while it does answer */
  goneSince?: () => number | undefined
  /** separate connections for lists, so that a commit that waits for a standby does not delay readers */
  forLists?: Pick<OpenDb, 'db'> | undefined
  /** a standby, for reads on which no decision depends */
  replica?: OpenDb | undefined
  /** how an app notifies workers in other processes; without this, the process itself works on the outbox */
  nudge?: (() => void) | undefined
}): CreatedServices {
  const worker: OutboxWorker = nudge
    ? remoteOutboxWorker(nudge)
    : startOutboxWorker(() => services, log, OUTBOX_TURN_MILLISECONDS)
  const { db, listen, connections } = database
  const isDatabaseAvailable = () => goneSince() === undefined
  const lists = { db: forLists.db, goneSince, writes: () => writesOf(db) }
  const feed = databaseChangeFeed(lists.db)
  const catalogue = startCatalogue({ ...lists, feed, clock, log, memory: env.CATALOGUE_MEMORY })
  const services: Services = {
    env,
    db,
    reads: replica ? replicaReads({ primary: lists, replica }) : primaryReads(lists),
    clock,
    log,
    connections,
    isDatabaseAvailable,
    taxRules: readTaxRules(env.GST_RULES),
    registerKept: readRegisterRetention(env.REGISTER_KEPT_MONTHS),
    gstins: readGstins(env.GSTIN),
    origin,
    nudge: worker.nudge,
    drain: worker.drain,
    outboxCounts: worker.counts,
    security: startSecurityLog({ db, clock, secret: keyFor(env, 'security log'), log }),
    searches: startSearchCounter({
      db,
      clock,
      log,
      findsRoom: (search) => findsRoomInMemory(services, search),
      findsHotels: (search) => cityMatchesInMemory(services, search),
    }),
    alarm: hourlyAlarms(log),
    catalogue,
    pages: pageCache({
      clock,
      maxBytes: env.PAGE_CACHE_MEMORY * MEBIBYTE,
      catalogue,
      isCompressing: env.COMPRESS,
      goneSince,
    }),
    desks: databaseDeskFeed(listen),
    files: fileStoreFor(env),
    destroyedList: destroyedListFor(env),
    seal: pictureSeal(pictureKeys(env)),
    vouchers: voucherSigner(env.VOUCHER_KEYS),
    record: recordSigner(env.RECORD_KEY),
    uploads: uploadBudget(),
    pictures: picturePreparer(),
    aadhaarReader: aadhaarReader({ longestWait: env.ID_READING_SECONDS * 1000 }),
    gateway: gatewayFor({ env, db, clock, origin }),
    payouts: bankFileSender(),
    payoutAccount: readPayoutAccount(env.PAYOUT_ACCOUNT),
    eInvoices: eInvoicesFor(env, clock),
    outside: (url, request) => fetchOutside(url, { ...request, allowsLoopback: env.APP_ENV === 'local' }),
    messages: messagesFor({ env, db, clock }),
    whatsApp: whatsAppFor({ env, db, clock }),
  }
  return { services, worker }
}
