import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { countWaitingWork, type WaitingWork } from '../given-up/count-waiting-work.ts'
import type { PageFigures } from '../../ports/page-cache.ts'
import type { CatalogueFigures } from '../../ports/catalogue.ts'
import type { Services } from '../../services.ts'
import { refusal } from '../../http/api-error.ts'

const PREFIX = 'uncle_'

/** Each gauge's description for the people who watch it. */
const GAUGES: Record<keyof WaitingWork, string> = {
  outboxWaiting: 'Outbox entries that are due',
  outboxLagSeconds: 'Seconds since the oldest of them became due',
  outboxGivenUp: 'Outbox entries given up after their last attempt',
  reportsWaiting: 'Reports of the payment gateway not worked on yet',
  reportsGivenUp: 'Reports of the payment gateway given up after their last attempt',
  paymentsUnanswered: 'Unpaid payments the gateway does not answer about',
  refundsFailed: 'Refunds the gateway could not make',
  refundsLate: 'Refunds that are later than promised',
  booksDiffer: 'Differences that the last comparison of the books found',
}

const CATALOGUE_GAUGES: Record<keyof CatalogueFigures, string> = {
  catalogueCities: 'Cities that searches are answered from in this process',
  catalogueBytes: 'Bytes they take, as counted against CATALOGUE_MEMORY',
  catalogueAgeSeconds: 'Seconds since their changes were last read; over one, the database answers',
  catalogueHits: 'Questions about hotels answered from memory since the start',
  catalogueMisses: 'Questions about hotels left to the database since the start',
}

const PAGE_GAUGES: Record<keyof PageFigures, string> = {
  pagesKept: 'Public pages kept in this process',
  pagesBytes: 'Bytes they take, as counted against PAGE_CACHE_MEMORY',
  pageHits: 'Public pages sent as they were kept since the start',
  pageMisses: 'Public pages drawn since the start',
}

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The gauges, and how to set them before they are read. */
function gaugesOf({ db, clock, isDatabaseAvailable, catalogue, pages }: Services) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, prefix: PREFIX })
  const database = new Gauge({ name: `${PREFIX}database_available`, help: '1 while the database answers', registers })
  const gaugesFor = <Name extends string>(described: Record<Name, string>) =>
    (Object.entries(described) as [Name, string][]).map(
      ([name, help]) => [name, new Gauge({ name: PREFIX + snakeCase(name), help, registers })] as const,
    )
  const gauges = gaugesFor(GAUGES)
  const [catalogueGauges, pageGauges] = [gaugesFor(CATALOGUE_GAUGES), gaugesFor(PAGE_GAUGES)]
  const refresh = async () => {
    const figures = { ...catalogue.figures(), ...pages.figures() }
    for (const [name, gauge] of [...catalogueGauges, ...pageGauges]) gauge.set(figures[name])
    database.set(isDatabaseAvailable() ? 1 : 0)
    if (!isDatabaseAvailable()) return
    const waiting = await countWaitingWork(db, clock.now())
    for (const [name, gauge] of gauges) gauge.set(waiting[name])
  }
  return { registry, refresh }
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * `GET /metrics` in Prometheus's text format, for the bearer of METRICS_TOKEN; without that setting it does not exist.
 */
export function serveMetrics(app: FastifyInstance, services: Services): void {
  const token = services.env.METRICS_TOKEN
  if (token === undefined) return
  const { registry, refresh } = gaugesOf(services)
  const wanted = digest(`Bearer ${token}`)
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), wanted)) throw refusal('NO_SESSION')
    await refresh()
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics())
  })
}
