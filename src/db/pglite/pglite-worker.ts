/**
 * The thread that runs PGlite. It receives complete requests and returns complete responses in PostgreSQL's own wire
 * protocol. The main thread thus has the same driver for both engines, and never blocks on a query.
 */
import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { FromWorker, PgliteWorkerOptions, ToWorker } from './pglite-messages.ts'

const port = parentPort
if (!port) throw new Error('pglite-worker runs in a worker thread only')
const post = (message: FromWorker) => port.postMessage(message)
/**
 * Reduces PostgreSQL's buffers. The default of 128 MB would be this process's own memory, and the file system caches
 * frequent reads anyway.
 */
const SHARED_BUFFERS = '16MB'
const { dataDir, loadFrom } = workerData as PgliteWorkerOptions

const pglite = await PGlite.create({
  dataDir,
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  extensions: { btree_gist, pg_trgm },
  ...(loadFrom === undefined ? {} : { loadDataDir: new Blob([await readFile(loadFrom)]) }),
})

/** Resets the session, so that a new client inherits no open transaction or settings from the previous one. */
async function beginSession() {
  await pglite.exec('rollback')
  await pglite.exec('discard all')
}

async function answer(message: ToWorker): Promise<FromWorker> {
  const { id } = message
  if (message.kind === 'wire') {
    // Copies the bytes out of the engine's memory, which the next query overwrites.
    return { kind: 'wire', id, bytes: Uint8Array.from(await pglite.execProtocolRaw(message.bytes)) }
  }
  if (message.kind === 'dump') {
    const dump = await pglite.dumpDataDir('none')
    return { kind: 'dumped', id, bytes: new Uint8Array(await dump.arrayBuffer()) }
  }
  if (message.kind === 'connect') {
    await beginSession()
    return { kind: 'connected', id }
  }
  await pglite.close()
  return { kind: 'closed', id }
}

/** Handles messages one after another, because the engine answers one request at a time. */
async function serve(message: ToWorker, before: Promise<void>): Promise<void> {
  await before
  try {
    post(await answer(message))
  } catch (error) {
    post({ kind: 'broken', id: message.id, reason: error instanceof Error ? error.message : String(error) })
  }
}

let last: Promise<void> = Promise.resolve()
port.on('message', (message: ToWorker) => {
  last = serve(message, last)
})
post({ kind: 'ready' })
