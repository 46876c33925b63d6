import { Duplex } from 'node:stream'
import type { PgliteEngine } from './pglite-engine.ts'

/** The part of the engine that a stream uses. */
type Engine = Pick<PgliteEngine, 'connect' | 'exchange'>

/** AuthenticationOk, then ReadyForQuery (idle). A server without passwords answers the startup packet with them. */
const greeting = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])
const terminate = 'X'.charCodeAt(0)
/** The messages Query, Sync and Flush, each of which requires an answer from the backend. */
const endsRequest = new Set(Array.from('QSH', (letter) => letter.charCodeAt(0)))
const lengthBytes = 4

/**
 * Looks like the TCP socket that `pg` writes to, and passes complete requests on to PGlite. Both engines thus share one
 * driver with the same parameter encoding, column parsers and errors.
 */
export class PgliteStream extends Duplex {
  readonly #engine: Engine
  #unsent: Buffer = Buffer.alloc(0)
  #greeted = false

  constructor(engine: Engine) {
    super()
    this.#engine = engine
  }

  connect(): this {
    this.#engine.connect().then(
      () => this.emit('connect'),
      (error: unknown) => this.destroy(asError(error)),
    )
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  override _read() {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void) {
    void this.#deliver(chunk, done)
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void) {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'binary', done)
  }

  override _final(done: (error?: Error | null) => void) {
    this.push(null)
    done()
  }

  async #deliver(chunk: Buffer, done: (error?: Error | null) => void) {
    let fault: Error | null = null
    try {
      await this.#take(chunk)
    } catch (error) {
      fault = asError(error)
    }
    done(fault)
  }

  async #take(chunk: Buffer) {
    this.#unsent = this.#unsent.length === 0 ? chunk : Buffer.concat([this.#unsent, chunk])
    if (!this.#greeted && !this.#greet()) return
    const end = endOfRequests(this.#unsent)
    if (end === 0) return
    const request = this.#unsent.subarray(0, end)
    this.#unsent = this.#unsent.subarray(end)
    this.push(Buffer.from(await this.#engine.exchange(Uint8Array.from(request))))
  }

  /** Answers the startup packet, the only one without a type letter. Returns false while the packet is incomplete. */
  #greet(): boolean {
    if (this.#unsent.length < lengthBytes) return false
    const length = this.#unsent.readUInt32BE(0)
    if (this.#unsent.length < length) return false
    this.#unsent = this.#unsent.subarray(length)
    this.#greeted = true
    this.push(greeting)
    return true
  }
}

/**
 * Returns where the last complete request ends; 0 if none is complete. Drops a termination message, because the engine
 * continues after the client.
 */
function endOfRequests(bytes: Buffer): number {
  let end = 0
  let at = 0
  while (at + 1 + lengthBytes <= bytes.length) {
    const letter = bytes.readUInt8(at)
    const next = at + 1 + bytes.readUInt32BE(at + 1)
    if (letter === terminate || next > bytes.length) break
    at = next
    if (endsRequest.has(letter)) end = at
  }
  return end
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))
