import { Worker } from 'node:worker_threads'
import type { FromWorker, PgliteWorkerOptions, ToWorker } from './pglite-messages.ts'

type Waiting = { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void }
type Question = ToWorker extends infer Message ? (Message extends { id: number } ? Omit<Message, 'id'> : never) : never

const noBytes = new Uint8Array(0)

/**
 * PGlite in its own thread, as the main thread uses it. In the main thread, consecutive queries would starve the event
 * loop, because each is one synchronous call of 0.2 to 100 ms. In its own thread a query takes about 0.1 ms more, and
 * the loop stays free.
 */
export class PgliteEngine {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #lastId = 0
  #fault: Error | undefined
  #closing: Promise<void> | undefined

  private constructor(worker: Worker) {
    this.#worker = worker
    worker.on('error', (error) => this.#fail(error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', () => this.#fail(new Error('the database thread has ended')))
    worker.on('message', (message: FromWorker) => this.#settle(message))
  }

  static async start(options: PgliteWorkerOptions): Promise<PgliteEngine> {
    const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: options, execArgv: [] })
    const engine = new PgliteEngine(worker)
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve())
      worker.once('error', reject)
      worker.once('exit', () => reject(engine.#fault ?? new Error('the database thread did not start')))
    })
    return engine
  }

  /** Resets the session, which then has no open transaction and default settings. */
  async connect(): Promise<void> {
    await this.#ask({ kind: 'connect' })
  }

  /** Runs complete wire-protocol requests in order and returns the backend's bytes. */
  exchange(bytes: Uint8Array): Promise<Uint8Array> {
    return this.#ask({ kind: 'wire', bytes })
  }

  /** Returns the data folder as a tar, from which other databases can start. */
  dump(): Promise<Uint8Array> {
    return this.#ask({ kind: 'dump' })
  }

  close(): Promise<void> {
    return (this.#closing ??= this.#shutDown())
  }

  async #shutDown() {
    await this.#ask({ kind: 'close' })
    await this.#worker.terminate()
  }

  #ask(question: Question): Promise<Uint8Array> {
    if (this.#fault) return Promise.reject(this.#fault)
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      this.#worker.postMessage({ ...question, id })
    })
  }

  #settle(message: FromWorker) {
    if (message.kind === 'ready') return
    const waiting = this.#waiting.get(message.id)
    this.#waiting.delete(message.id)
    if (message.kind === 'broken') waiting?.reject(new Error(`database: ${message.reason}`))
    else waiting?.resolve('bytes' in message ? message.bytes : noBytes)
  }

  #fail(error: Error) {
    this.#fault ??= error
    for (const waiting of this.#waiting.values()) waiting.reject(this.#fault)
    this.#waiting.clear()
  }
}
