import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'
import { SECURITY_EVENTS } from '#domain/security/security-events.ts'
import type { ConnectionFigures } from '#db/open-db.ts'
import { archiveGauges } from './archive-gauges.ts'
import { countBusiness, type BusinessFigures } from './count-business.ts'
import { readGauges } from './read-metrics.ts'
import { measureRequests } from './request-metrics.ts'
import { findLateAnswers } from '../feedback/late-answers.ts'
import { countWaitingWork, type WaitingWork } from '../dead-letters/count-waiting-work.ts'
import type { PageFigures } from '../../ports/page-cache.ts'
import type { CatalogueFigures } from '../../ports/catalogue.ts'
import type { Services } from '../../services.ts'
import { refusal } from '../../http/api-error.ts'

const PREFIX = 'uncle_'

/** Each gauge's description, for people who monitor it. */
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

const CONNECTION_GAUGES: Record<keyof ConnectionFigures, string> = {
  open: 'Connections to the database that are open',
  idle: 'Those of them that nobody uses',
  waiting: 'Queries that wait for a connection',
}

/** Creates a metric with one label whose values are read on request. */
const labelled = (registry: Registry, label: string) => ({
  gauge: (name: string, help: string) => new Gauge({ name, help, labelNames: [label], registers: [registry] }),
  counter: (name: string, help: string) => new Counter({ name, help, labelNames: [label], registers: [registry] }),
})

/** Sets each label to its value and removes labels that are no longer counted. */
function setAll(gauge: Gauge, label: string, values: ReadonlyMap<string, number>): void {
  gauge.reset()
  for (const [name, value] of values) gauge.set({ [label]: name }, value)
}

/** Exposes this process's own counts: how guests signed in, and how outbox entries ended. */
function countersOf({ security, outboxCounts, aadhaarReader }: Services, registry: Registry) {
  const events = labelled(registry, 'event').counter(
    `${PREFIX}security_events_total`,
    'One-time passwords sent, sign-ins, refusals and limits, as the security log names them',
  )
  const handled = new Counter({
    name: `${PREFIX}outbox_handled_total`,
    help: 'Outbox entries by kind and how it went: done, put_off, given_up',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  })
  const unread = labelled(registry, 'cause').counter(
    `${PREFIX}identities_unread_total`,
    'Pictures of IDs not read for Aadhaar numbers since the start: busy, slow, broken',
  )
  return () => {
    unread.reset()
    for (const [cause, count] of Object.entries(aadhaarReader.unread())) unread.inc({ cause }, count)
    events.reset()
    for (const event of SECURITY_EVENTS) events.inc({ event }, security.counts().get(event) ?? 0)
    handled.reset()
    for (const [key, count] of outboxCounts()) {
      const [kind = '', outcome = ''] = key.split(' ')
      handled.inc({ kind, outcome }, count)
    }
  }
}

/** Creates the gauges about the business, which are read from the database. */
function businessGauges(registry: Registry) {
  const gauge = (name: string, help: string) => new Gauge({ name: PREFIX + name, help, registers: [registry] })
  const holds = gauge('holds', 'Bookings that wait for their guest to pay')
  const hotelRooms = gauge(
    'hotel_rooms_taken_max',
    'Rooms that bookings of the last ten minutes took in the hotel where they took most',
  )
  const payments = labelled(registry, 'state').gauge(
    `${PREFIX}payments`,
    'Payments by state: created and open ones all, paid ones of the last hour, failed and expired ones asked for in it',
  )
  // Do not name the label `job`: Prometheus gives every series a label of that name, so ours would become
  // `exported_job`.
  const jobs = labelled(registry, 'name')
  const quiet = jobs.gauge(`${PREFIX}job_quiet_seconds`, 'Seconds since the last turn of the job that ended well')
  const running = jobs.gauge(
    `${PREFIX}job_running_seconds`,
    'Seconds for which its turn has been running; 0: none runs',
  )
  const setArchive = archiveGauges(registry)
  return (figures: BusinessFigures) => {
    holds.set(figures.holds)
    hotelRooms.set(figures.hotelRooms)
    setAll(payments, 'state', figures.payments)
    setAll(quiet, 'name', figures.jobs)
    setAll(running, 'name', figures.jobsRunning)
    setArchive(figures.archive)
  }
}

/** Creates the gauges, and a function that sets them before they are read. */
function gaugesOf(services: Services, registry: Registry) {
  const { db, clock, isDatabaseAvailable, catalogue, pages } = services
  const registers = [registry]
  collectDefaultMetrics({ register: registry, prefix: PREFIX })
  const database = new Gauge({ name: `${PREFIX}database_available`, help: '1 while the database answers', registers })
  const answersLate = new Gauge({
    name: `${PREFIX}answers_late`,
    help: 'Complaints and reports whose answer is overdue',
    registers,
  })
  const gaugesFor = <Name extends string>(described: Record<Name, string>, prefix = PREFIX) =>
    (Object.entries(described) as [Name, string][]).map(
      ([name, help]) => [name, new Gauge({ name: prefix + snakeCase(name), help, registers })] as const,
    )
  const gauges = gaugesFor(GAUGES)
  const connectionGauges = gaugesFor(CONNECTION_GAUGES, `${PREFIX}database_connections_`)
  const [catalogueGauges, pageGauges] = [gaugesFor(CATALOGUE_GAUGES), gaugesFor(PAGE_GAUGES)]
  const setCounters = countersOf(services, registry)
  const setBusiness = businessGauges(registry)
  const setReads = readGauges(services, registry, PREFIX)
  return async () => {
    const figures = { ...catalogue.figures(), ...pages.figures() }
    for (const [name, gauge] of [...catalogueGauges, ...pageGauges]) gauge.set(figures[name])
    const connections = services.connections()
    for (const [name, gauge] of connectionGauges) gauge.set(connections[name])
    setCounters()
    setReads()
    database.set(isDatabaseAvailable() ? 1 : 0)
    if (!isDatabaseAvailable()) return
    const now = clock.now()
    const [waiting, business, late] = await Promise.all([
      countWaitingWork(db, now),
      countBusiness(db, now),
      findLateAnswers(db, now),
    ])
    for (const [name, gauge] of gauges) gauge.set(waiting[name])
    answersLate.set(late.length)
    setBusiness(business)
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Serves `GET /metrics` in Prometheus's text format to callers that send METRICS_TOKEN; without that setting the route
 * does not exist.
 */
export function serveMetrics(app: FastifyInstance, services: Services): void {
  const token = services.env.METRICS_TOKEN
  if (token === undefined) return
  const registry = new Registry()
  const refresh = gaugesOf(services, registry)
  measureRequests(app, registry)
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
