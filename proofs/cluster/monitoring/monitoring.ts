/**
 * `npm run cluster -- --proof monitoring`: a real Prometheus monitors the cluster with the repository's configuration.
 * Every metric that the alerts and the dashboard query must exist with its labels. A healthy site must raise no alert,
 * and a broken site must raise one.
 */
import { askUntil } from '../ask-until.ts'
import { http2Client } from '../ask.ts'
import { queryRows } from '../query-rows.ts'
import { bookAndPay, findHotel, signUp } from '../book.ts'
import { Checks } from '../checks.ts'
import type { App, Cluster, Worker } from '../start-cluster.ts'
import { askedMetrics } from './asked-metrics.ts'
import { startPrometheus, type Alert, type Prometheus } from './prometheus.ts'

const TOKEN = 'the token of this proof'
export const MONITORING_SETTINGS = { METRICS_TOKEN: TOKEN }

/** Why a metric may be missing here, by the start of the metric's name. */
const MISSING: Readonly<Record<string, string>> = {
  uncle_database_replica_: 'this cluster has no replica',
  uncle_reads_by_replica: 'this cluster has no replica',
}
/** Metrics that count events. A label appears only with its first event, and most of these events are failures. */
const COUNTS_EVENTS = /_(?:total|bucket|count)$/

const SERVED_WITHIN = 30
const SCRAPED_WITHIN = 60
/**
 * How long a healthy site must raise no alert. This covers the first scrapes, and the longest `for` of any alert that a
 * new site could raise by mistake.
 */
const QUIET_SECONDS = 150
const ALARMED_WITHIN = 180

/** Turns archiving on, as on a real site, with a command that succeeds and stores nothing. */
async function archiveFrom(cluster: Cluster): Promise<void> {
  for (const [name, value] of [
    ['archive_mode', 'on'],
    ['archive_command', 'true'],
    ['archive_timeout', '10s'],
  ])
    await queryRows(cluster.databaseUrl, `alter system set ${name} = '${value}'`)
  await cluster.database.one?.crash()
  // Wakes the checkpointer. After a start it sleeps for `checkpoint_timeout`, and observes `archive_timeout` only
  // afterwards.
  // woken.
  await queryRows(cluster.databaseUrl, 'checkpoint')
  for (const { port } of [...cluster.apps, cluster.worker])
    await askUntil(
      (status) => status === 200,
      SERVED_WITHIN,
      async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status,
    )
}

async function breakArchive({ databaseUrl }: Cluster): Promise<void> {
  await queryRows(databaseUrl, "alter system set archive_command = 'false'")
  await queryRows(databaseUrl, 'select pg_reload_conf()')
  await queryRows(databaseUrl, 'select pg_switch_wal()')
}

/** Causes one event of each counted kind, such as an OTP, a sign-in, a search, a booking, a message or a refusal. */
async function live({ origin, certificate }: Cluster): Promise<void> {
  const client = http2Client(origin, certificate)
  try {
    const { token } = await signUp(client, '+919820012345', 'Meera')
    await bookAndPay(client, token, await findHotel(client, 'pune'))
    await client.ask({ path: '/api/hotels/no-such-hotel' })
  } finally {
    client.close()
  }
}

async function checkTargets(checks: Checks, prometheus: Prometheus, count: number): Promise<void> {
  const isUp = ({ health }: { health: string }) => health === 'up'
  const targets = await askUntil((all) => all.length === count && all.every(isUp), SCRAPED_WITHIN, prometheus.targets)
  const down = targets
    .filter((target) => !isUp(target))
    .map(({ labels, lastError }) => `${labels['instance']} ${lastError}`)
  checks.check(`${count} targets are up`, targets.length === count && down.length === 0, down.join('; '))
}

const said = (alerts: readonly Alert[]) =>
  alerts.map(({ labels, state }) => `${labels['alertname']} ${labels['instance'] ?? ''} ${state}`).join('; ')

async function checkQuiet(checks: Checks, { alerts }: Prometheus): Promise<void> {
  const seen = await askUntil((all) => all.length > 0, QUIET_SECONDS, alerts)
  checks.check(`a healthy site is quiet for ${QUIET_SECONDS} s`, seen.length === 0, said(seen))
}

async function checkMetrics(checks: Checks, { find }: Prometheus): Promise<void> {
  const metrics = await askedMetrics()
  const wrong: string[] = []
  let missing = 0
  for (const { name, labels, selectors } of metrics) {
    const reason = Object.entries(MISSING).find(([start]) => name.startsWith(start))?.[1]
    const series = await find(name)
    if (series.length === 0) {
      missing++
      if (reason === undefined) wrong.push(`${name} is not there`)
      else console.log(`       ${name} is not there: ${reason}`)
      continue
    }
    for (const label of labels) if (!series.some((one) => label in one)) wrong.push(`${name} has no label ${label}`)
    for (const selector of COUNTS_EVENTS.test(name) ? [] : selectors)
      if ((await find(selector)).length === 0) wrong.push(`nothing is ${selector}`)
  }
  const figure = `${metrics.length - missing} of ${metrics.length}`
  checks.check(
    'what alerts and dashboard ask for is there, by its labels',
    wrong.length === 0,
    [figure, ...wrong].join('; '),
  )
}

type Wanted = { name: string; instance?: string; state: Alert['state'] }

async function checkAlarm(checks: Checks, { alerts }: Prometheus, { name, instance, state }: Wanted): Promise<void> {
  const isWanted = ({ labels, state: now }: Alert) =>
    labels['alertname'] === name && (instance === undefined || labels['instance'] === instance) && now === state
  const began = performance.now()
  const seen = await askUntil((all) => all.some(isWanted), ALARMED_WITHIN, alerts)
  const seconds = Math.round((performance.now() - began) / 1000)
  checks.check(`${name} is ${state} after ${seconds} s`, seen.some(isWanted), said(seen))
}

const addressOf = ({ port }: App | Worker) => `127.0.0.1:${port}`

async function tryAlarms(checks: Checks, prometheus: Prometheus, cluster: Cluster): Promise<void> {
  const { apps, worker } = cluster
  const [app] = apps
  if (!app) throw new Error('there is no app')
  await worker.part.kill()
  await checkAlarm(checks, prometheus, { name: 'SiteDown', instance: addressOf(worker), state: 'firing' })
  await app.part.kill()
  await checkAlarm(checks, prometheus, { name: 'SiteDown', instance: addressOf(app), state: 'firing' })
  await breakArchive(cluster)
  await checkAlarm(checks, prometheus, { name: 'ArchiveFails', state: 'pending' })
  await checkAlarm(checks, prometheus, { name: 'ArchiveLate', state: 'firing' })
}

/** Returns the exit code: 0 if everything held. */
export async function watchByPrometheus(cluster: Cluster): Promise<number> {
  const checks = new Checks()
  await archiveFrom(cluster)
  await live(cluster)
  const ports = [...cluster.apps, cluster.worker].map(({ port }) => port)
  const prometheus = await startPrometheus({ folder: cluster.folder, token: TOKEN, ports })
  try {
    await checkTargets(checks, prometheus, ports.length)
    await checkQuiet(checks, prometheus)
    await checkMetrics(checks, prometheus)
    await tryAlarms(checks, prometheus, cluster)
  } finally {
    await prometheus.part.stop()
  }
  return checks.code
}
