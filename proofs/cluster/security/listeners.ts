/** Collects everything that leaves the site: traces, errors for Sentry, and PostgreSQL's log. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import type { Cluster, Settings } from '../start-cluster.ts'

export type Listener = { readonly origin: string; readonly heard: () => Buffer; readonly close: () => void }

/** Accepts, unpacks and stores everything that is sent to it, and answers 200. */
export async function listen(): Promise<Listener> {
  const chunks: Buffer[] = []
  const server = createServer((request, response) => {
    const body: Buffer[] = []
    request.on('data', (chunk: Buffer) => body.push(chunk))
    request.on('end', () => {
      const bytes = Buffer.concat(body)
      chunks.push(Buffer.from(`\n${request.method} ${request.url}\n`))
      chunks.push(request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes)
      response.setHeader('content-type', 'application/json')
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, heard: () => Buffer.concat(chunks), close: () => server.close() }
}

/** Settings with which the site traces every request, reports every error and logs in detail. */
export const settingsReportingTo = (traces: Listener, errors: Listener, metricsToken: string): Settings => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: traces.origin,
  OTEL_TRACES_SAMPLER_ARG: '1',
  SENTRY_DSN: `${errors.origin.replace('//', '//key@')}/1`,
  METRICS_TOKEN: metricsToken,
  LOG_LEVEL: 'debug',
})

/** Restarts all processes of the site with these settings. */
export async function restartWith({ apps, worker, startApp, startWorker }: Cluster, settings: Settings): Promise<void> {
  await worker.part.stop()
  await startWorker(settings)
  for (const app of apps) {
    await app.part.stop()
    await startApp(app, settings)
  }
}

const LOG_SETTINGS = join(import.meta.dirname, '../../../deploy/postgresql/log.conf')

/**
 * Makes PostgreSQL log as the repository configures it, into a folder that the proof can read. This restarts
 * PostgreSQL.
 */
export async function logPostgres({ databaseUrl, database }: Cluster, folder: string): Promise<void> {
  const text = await readFile(LOG_SETTINGS, 'utf8')
  const settings = [...text.matchAll(/^(\w+) = (\w+)$/gm)].map(([, name = '', value = '']) => [name, value])
  settings.push(['logging_collector', 'on'], ['log_directory', folder], ['log_filename', 'postgresql.log'])
  const owner = new pg.Client(databaseUrl)
  await owner.connect()
  for (const [name, value] of settings) await owner.query(`alter system set ${name} = '${value}'`)
  await owner.end()
  await database.one?.crash()
}
