/**
 * Runs the cluster with the adapters of a real site: Razorpay, MSG91, WhatsApp, a push service, an S3 store and Redis.
 * A proxy in front of each can make it fail.
 */
import {
  FAKE_AUTH_KEY,
  FAKE_EMAIL_FROM,
  msg91Fake,
  type Msg91Fake,
} from '../../../src/server/adapters/fakes/msg91-fake.ts'
import { FAKE_ACCESS, razorpayFake, type RazorpayFake } from '../../../src/server/adapters/fakes/razorpay-fake.ts'
import {
  FAKE_ACCESS_KEY_ID,
  FAKE_BUCKET,
  FAKE_REGION,
  FAKE_SECRET_ACCESS_KEY,
  s3Fake,
  type S3Fake,
} from '../../../src/server/adapters/fakes/s3-fake.ts'
import { MESSAGE_CHANNELS } from '../../../src/server/ports/message-sender.ts'
import type { Cluster } from '../start-cluster.ts'
import type { Door } from './faults.ts'
import { openHttpsDoors, type Provider, type WrongAnswer } from './https-doors.ts'
import { PUSH_HOST, startPhones, WHATSAPP_HOST, type Phones } from './phones.ts'
import { openRedisDoor } from './redis-door.ts'

export type RealSite = {
  readonly doors: readonly Door[]
  readonly razorpay: RazorpayFake
  readonly msg91: Msg91Fake
  readonly s3: S3Fake
  readonly phones: Phones
  /** gives access to every process's `/metrics` */
  readonly metricsToken: string
  readonly close: () => Promise<void>
}

const FILES_HOST = 'files.example'
const METRICS_TOKEN = 'only for this proof'
const VARIABLES = 12

const json = (status: number, body: string): WrongAnswer => ({ status, type: 'application/json', body })
const page = (status: number): WrongAnswer => ({
  status,
  type: 'text/html',
  body: '<html><body>Welcome to nginx!</body></html>',
})
/** A provider's wrong answers: errors, answers that break off, and answers that are well-formed but meaningless. */
const WRONG = [
  page(500),
  json(503, '{"error":{"code":"SERVER_ERROR"}}'),
  json(200, '{"id":"pl'),
  json(200, '{}'),
  json(200, '[]'),
  json(200, '{"status":"ok"}'),
  page(200),
  json(200, ''),
]
/** A push service has no wrong kind of success, because every 2xx means success (RFC 8030). */
const WRONG_OF_PUSH: WrongAnswer[] = [page(500), json(503, '{}'), json(413, ''), json(429, ''), page(400)]
const WRONG_OF_S3: WrongAnswer[] = [
  { status: 500, type: 'application/xml', body: '<Error><Code>InternalError</Code></Error>' },
  page(503),
  page(200),
  { status: 200, type: 'application/xml', body: '<ListAllMyBuckets' },
  page(404),
]

/** Returns an MSG91 template id for each of our texts, and a template that contains all values of the text. */
function templates(): { ids: Record<string, string>; texts: Record<string, string> } {
  const keys = Object.entries(MESSAGE_CHANNELS).flatMap(([name, channels]) =>
    channels.map((channel) => (channel === 'sms' ? name : `email:${name}`)),
  )
  const values = Array.from({ length: VARIABLES }, (_, index) => `##VAR${index + 1}##`).join(' ')
  const ids = Object.fromEntries(keys.map((key) => [key, `id-${key}`]))
  return {
    ids: { ...ids, 'email:from': FAKE_EMAIL_FROM },
    texts: Object.fromEntries(keys.map((key) => [`id-${key}`, values])),
  }
}

/** Settings of a staging site, on which no adapter is replaced by a stand-in. */
const settingsOf = (ids: Record<string, string>) => ({
  APP_ENV: 'staging',
  RAZORPAY_KEY_ID: FAKE_ACCESS.keyId,
  RAZORPAY_KEY_SECRET: FAKE_ACCESS.keySecret,
  PAYOUT_ACCOUNT: 'HDFC0000240:50200048801234',
  WEBHOOK_SECRET: FAKE_ACCESS.webhookSecret,
  MSG91_AUTH_KEY: FAKE_AUTH_KEY,
  EMAIL_BY: 'msg91',
  MSG91_TEMPLATES: JSON.stringify(ids),
  S3_ENDPOINT: `https://${FILES_HOST}`,
  S3_BUCKET: FAKE_BUCKET,
  S3_REGION: FAKE_REGION,
  S3_ACCESS_KEY_ID: FAKE_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY: FAKE_SECRET_ACCESS_KEY,
  GSTIN: '29AAKCU2210P1ZX',
  OTP_FREE_SENDS: '10000',
  METRICS_TOKEN,
})

/** Restarts two apps and a worker with all real adapters. The database already contains the demo hotels. */
export async function makeReal(cluster: Cluster): Promise<RealSite> {
  const { ids, texts } = templates()
  const [razorpay, msg91, s3] = [await razorpayFake(), await msg91Fake(texts), await s3Fake()]
  const phones = await startPhones(cluster.origin)
  const providers: Provider[] = [
    { name: 'the gateway', host: 'api.razorpay.com', root: '/v1', fake: razorpay.baseUrl, wrong: WRONG },
    { name: 'SMS', host: 'control.msg91.com', root: '/api/v5', fake: msg91.baseUrl, wrong: WRONG },
    { name: 'WhatsApp', host: WHATSAPP_HOST, root: '/v23.0', fake: phones.whatsApp.baseUrl, wrong: WRONG },
    { name: 'push', host: PUSH_HOST, root: '', fake: phones.push.baseUrl, wrong: WRONG_OF_PUSH },
    { name: 'S3', host: FILES_HOST, root: '', fake: s3.endpoint, wrong: WRONG_OF_S3 },
  ]
  const https = await openHttpsDoors(cluster.folder, providers)
  const redisUrl = new URL(cluster.redis.url)
  const redis = await openRedisDoor(Number(redisUrl.port))
  redisUrl.port = String(redis.port)
  const settings = { ...settingsOf(ids), ...phones.settings, ...https.settings, REDIS_URL: redisUrl.href }
  await cluster.worker.part.stop()
  await cluster.startWorker(settings)
  for (const app of cluster.apps) {
    await app.part.stop()
    await cluster.startApp(app, settings)
  }
  return {
    doors: [...https.doors, redis],
    razorpay,
    msg91,
    s3,
    phones,
    metricsToken: METRICS_TOKEN,
    close: async () => {
      const servers = [https, redis, razorpay, msg91, s3, phones.whatsApp, phones.push]
      await Promise.all(servers.map((server) => server.close()))
    },
  }
}
