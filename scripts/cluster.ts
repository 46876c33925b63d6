/**
 * `npm run cluster`: PostgreSQL, Redis, two apps, a worker and nginx with the repository's configuration, on this machine,
 * from Debian's packages, until Ctrl-C. `-- --try` checks the whole and ends; `-- --rolling 20` restarts apps under load.
 * `-- --ha` has three PostgreSQL of which one leads, and `-- --ha --kill-primary 20` kills it again and again.
 */
import { parseArgs } from 'node:util'
import { buildIfStale } from './build.ts'
import { rollUnderLoad } from './cluster/rolling.ts'
import { startCluster, type Cluster } from './cluster/start-cluster.ts'
import { tryCluster } from './cluster/try.ts'
import { killPrimaries } from './cluster/ha/kill-primaries.ts'
import { endWithParent } from './end-with-parent.js'

const { values } = parseArgs({
  options: {
    try: { type: 'boolean' },
    rolling: { type: 'string' },
    ha: { type: 'boolean' },
    'kill-primary': { type: 'string' },
    port: { type: 'string', default: '3443' },
  },
})

const untilTold = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
    endWithParent(() => resolve())
  })

async function workWith(cluster: Cluster): Promise<number> {
  if (values.try) return tryCluster(cluster)
  if (values['kill-primary']) return killPrimaries(cluster, Number(values['kill-primary']))
  if (values.rolling) return rollUnderLoad(cluster, Number(values.rolling))
  console.log(`${cluster.origin} serves the site; logs are in ${cluster.folder}. Ctrl-C stops everything.`)
  return 0
}

await buildIfStale()
const told = untilTold()
const cluster = await startCluster(Number(values.port), values.ha ? 'three' : 'one')
let code = 1
try {
  const isServing = !values.try && !values.rolling && !values['kill-primary']
  code = await Promise.race([workWith(cluster), told.then(() => 1)])
  if (isServing) await told
} catch (error) {
  console.error(error)
} finally {
  await cluster.stop()
}
process.exit(code)
