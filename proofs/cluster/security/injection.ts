/** `npm run cluster -- --proof injection`: lets sqlmap try every parameter of the API. */
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { http2Client, type Client } from '../ask.ts'
import { Checks } from '../checks.ts'
import type { Cluster } from '../start-cluster.ts'
import { limitFront } from './front-limits.ts'
import { scannerRequests, type Scanned } from './scanner-requests.ts'
import { failuresIn, openScannedSite } from './scanned-site.ts'
import { runSqlmap } from './sqlmap.ts'

/** A higher number of scanners would only wait for the two cores. */
const SCANNERS = 3
const LEVEL = 1
const RISK = 2

const minutesSince = (began: number) => Math.round((performance.now() - began) / 6000) / 10

async function trySqlmap(checks: Checks, cluster: Cluster, requests: readonly Scanned[]): Promise<void> {
  const began = performance.now()
  const { port } = new URL(cluster.origin)
  const before = await failuresIn(cluster)
  const parts = Array.from({ length: SCANNERS }, (_, n) => requests.filter((_one, index) => index % SCANNERS === n))
  const runs = await Promise.all(
    parts.map((part, n) =>
      runSqlmap(part, { folder: join(cluster.folder, `sqlmap-${n}`), port, level: LEVEL, risk: RISK }),
    ),
  )
  const after = await failuresIn(cluster)
  const marks = requests.reduce((sum, one) => sum + one.marks, 0)
  const tested = runs.reduce((sum, run) => sum + run.tested, 0)
  const found = runs.flatMap((run) => run.found)
  const unreachable = runs.flatMap((run) => run.unreachable)
  for (const sentence of [...found, ...unreachable].slice(0, 30)) console.log(sentence)
  console.log(
    `sqlmap: ${requests.length} requests of ${new Set(requests.map(({ name }) => name)).size} calls, ${marks} places, ${tested} tested, ${after.requests - before.requests} requests in ${minutesSince(began)} minutes, load ${loadavg()[0]?.toFixed(1)}`,
  )
  checks.check('sqlmap tested every place', tested >= marks, `${tested} of ${marks}`)
  checks.check('each was answered', unreachable.length === 0, unreachable.length)
  checks.check('and found nothing to inject at', found.length === 0, found.length)
}

async function scan(checks: Checks, cluster: Cluster, client: Client): Promise<void> {
  const site = await openScannedSite(client, cluster)
  try {
    const requests = await scannerRequests(client, cluster.origin, site)
    await trySqlmap(checks, cluster, requests)
    const { requests: sent, failures } = await failuresIn(cluster)
    const failed = [...failures].filter(([what]) => !what.endsWith('503'))
    checks.check(
      `no answer of ${sent} is 500`,
      failed.length === 0,
      [...failures].map(([what, n]) => `${what}: ${n}`).join(', '),
    )
  } finally {
    await site.close()
  }
}

export async function tryInjection(cluster: Cluster): Promise<number> {
  const checks = new Checks()
  const client = http2Client(cluster.origin, cluster.certificate)
  try {
    await limitFront(cluster, { rate: 100_000, burst: 100_000 })
    await scan(checks, cluster, client)
  } finally {
    client.close()
  }
  return checks.code
}
