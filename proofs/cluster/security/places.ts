/** Collects everything that the site writes, sends, or shows to its operators. */
import { execFile } from 'node:child_process'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Redis } from 'ioredis'
import { findBinaries } from '../../../tests/database/postgres.ts'
import type { Cluster } from '../start-cluster.ts'

export type Place = { readonly name: string; readonly bytes: Buffer }

const run = promisify(execFile)
const MOST_DUMP_BYTES = 512 * 1024 * 1024

async function filesBelow(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch((): string[] => [])
  const paths = names.map((name) => join(folder, name))
  const kinds = await Promise.all(paths.map((path) => stat(path).catch(() => undefined)))
  return paths.filter((_path, n) => kinds[n]?.isFile())
}

/** Lists the files of a folder as places to search for planted values. */
export async function placesIn(name: string, folder: string): Promise<Place[]> {
  const places: Place[] = []
  for (const path of await filesBelow(folder)) {
    const bytes = await readFile(path).catch(() => undefined)
    if (bytes)
      places.push({
        name: `${name}: ${path.slice(folder.length + 1)}`,
        bytes: Buffer.concat([Buffer.from(`${path}\n`), bytes]),
      })
  }
  return places
}

/** Returns every key in Redis with its value. */
async function redisPlace({ redis }: Cluster): Promise<Place> {
  const args = redis.part.child.spawnargs
  const [port, password] = ['--port', '--requirepass'].map((name) => args[args.indexOf(name) + 1] ?? '')
  const client = new Redis({ host: '127.0.0.1', port: Number(port), password: password ?? '' })
  const keys = await client.keys('*')
  const dumps = await Promise.all(keys.map((key) => client.dumpBuffer(key)))
  client.disconnect()
  return {
    name: `Redis: ${keys.length} keys`,
    bytes: Buffer.concat([Buffer.from(keys.join('\n')), ...dumps.map((one) => one ?? Buffer.alloc(0))]),
  }
}

async function metricsPlaces({ apps, worker }: Cluster, token: string): Promise<Place[]> {
  const places: Place[] = []
  for (const { name, port } of [...apps, { name: 'worker', port: worker.port }]) {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: `Bearer ${token}` } })
    if (!answer.ok) throw new Error(`/metrics of ${name} was answered ${answer.status}`)
    places.push({ name: `metrics of ${name}`, bytes: Buffer.from(await answer.text()) })
  }
  return places
}

/** Returns a dump as operators make it, with tables and columns. */
export async function dump({ databaseUrl }: Cluster): Promise<Buffer> {
  const binaries = await findBinaries()
  if (!binaries) throw new Error('there is no pg_dump')
  const { stdout } = await run(join(binaries, 'pg_dump'), [databaseUrl], {
    encoding: 'buffer',
    maxBuffer: MOST_DUMP_BYTES,
  })
  return stdout
}

/** Copies PostgreSQL's data folder and write-ahead log as a physical backup does. */
export async function physicalBackup({ databaseUrl }: Cluster, folder: string): Promise<Place[]> {
  const binaries = await findBinaries()
  if (!binaries) throw new Error('there is no pg_basebackup')
  await run(join(binaries, 'pg_basebackup'), ['-d', databaseUrl, '-D', folder, '-X', 'stream', '-c', 'fast'])
  return placesIn('physical backup', folder)
}

/** Collects the logs of every part, metrics, caches and files, none of which may contain a planted value. */
export async function everyPlace(cluster: Cluster, logs: string, metricsToken: string): Promise<Place[]> {
  const { folder } = cluster
  const names = (await readdir(folder)).filter((name) => name.endsWith('.log'))
  const written = await Promise.all(
    names.map(async (name) => ({ name: `log: ${name}`, bytes: await readFile(join(folder, name)) })),
  )
  const folders = await Promise.all(
    ['data', 'pages', 'files', 'body', 'proxy'].map((name) =>
      placesIn(name === 'data' ? 'DATA_DIR' : `nginx ${name}`, join(folder, name)),
    ),
  )
  return [
    ...written,
    ...(await placesIn('log', logs)),
    ...folders.flat(),
    await redisPlace(cluster),
    ...(await metricsPlaces(cluster, metricsToken)),
  ]
}
