/**
 * `npm run cluster -- --proof findings-again`: retries, through nginx, the weaknesses that were found in November 2026.
 */
import { openDb } from '../../../src/db/open-db.ts'
import { buildCity, buildGuest, buildHotel } from '../../../tests/builders.ts'
import { http2Client } from '../ask.ts'
import { Checks } from '../checks.ts'
import type { Cluster } from '../start-cluster.ts'
import type { FindingStage } from './finding.ts'
import { ACCOUNTS } from './findings-accounts.ts'
import { MONEY } from './findings-money.ts'
import { REQUESTS } from './findings-requests.ts'

async function setStage(cluster: Cluster): Promise<FindingStage & { close: () => Promise<void> }> {
  const { db, close } = await openDb({ databaseUrl: cluster.databaseUrl, dataDir: '' })
  const city = await buildCity(db)
  const hotel = await buildHotel(db, city, { rooms: 60 })
  const client = http2Client(cluster.origin, cluster.certificate)
  return {
    client,
    cluster,
    db,
    hotel,
    guest: () => buildGuest(db, { credits: 100 }),
    close: async () => {
      client.close()
      await close()
    },
  }
}

export async function tryFindingsAgain(cluster: Cluster): Promise<number> {
  const checks = new Checks()
  const stage = await setStage(cluster)
  const rows: string[] = []
  try {
    for (const { number, was, tried, run } of [...MONEY, ...ACCOUNTS, ...REQUESTS]) {
      const { holds, seen } = await run(stage).catch((error: unknown) => ({ holds: false, seen: String(error) }))
      checks.check(`${number} ${was}`, holds, seen)
      rows.push(`| ${number} | ${was} | ${tried} | ${holds ? seen : `**missed**: ${seen}`} |`)
    }
    console.log(['| finding | was | tried through nginx | seen |', '|---|---|---|---|', ...rows].join('\n'))
  } finally {
    await stage.close()
  }
  return checks.code
}
