/**
 * `npm run cluster`: runs PostgreSQL, Redis, two apps, a worker and nginx on this machine until Ctrl-C, from Debian's
 * packages and with the repository's configuration. `-- --ha` runs three PostgreSQL servers, one of which leads. `--
 * --proof NAME` runs one proof and ends; `--times 5` sets its number of rounds. An unknown name prints all names.
 */
import { parseArgs } from 'node:util'
import { buildIfStale } from '../scripts/build.ts'
import { PROOFS } from './cluster/proofs.ts'
import { startCluster, type ClusterWish } from './cluster/start-cluster.ts'
import { endWithParent } from '../scripts/end-with-parent.js'

const { values } = parseArgs({
  options: {
    proof: { type: 'string' },
    times: { type: 'string' },
    ha: { type: 'boolean' },
    port: { type: 'string', default: '3443' },
  },
})

const proof = values.proof === undefined ? undefined : PROOFS[values.proof]
if (values.proof !== undefined && !proof) {
  const known = Object.entries(PROOFS).map(([name, { what }]) => `  ${name}: ${what}`)
  console.error(`There is no proof '${values.proof}'. There are:\n${known.join('\n')}`)
  process.exit(1)
}
const times = Number(values.times ?? proof?.times ?? 1)
if (!Number.isInteger(times) || times < 1) {
  console.error(`--times is a whole number from 1: '${values.times}' is not.`)
  process.exit(1)
}

const whyNot = await proof?.whyNot?.()
if (whyNot !== undefined) {
  console.log(`Left out: ${whyNot}`)
  process.exit(0)
}

const untilTold = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
    endWithParent(() => resolve())
  })

await buildIfStale()
const told = untilTold()
const wish: ClusterWish = proof?.cluster ?? (values.ha ? { databases: 'three' } : {})
const cluster = await startCluster(Number(values.port), wish)
let code = 1
try {
  if (proof) code = await Promise.race([proof.run(cluster, times), told.then(() => 1)])
  else {
    console.log(`${cluster.origin} serves the site; logs are in ${cluster.folder}. Ctrl-C stops everything.`)
    await told
    code = 0
  }
} catch (error) {
  console.error(error)
} finally {
  await cluster.stop()
}
process.exit(code)
