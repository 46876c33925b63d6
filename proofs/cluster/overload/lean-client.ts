/**
 * Uses less CPU than the server it puts under load. It keeps TLS connections alive, writes requests as bytes, and reads
 * only the status and length of the answers. It sends from many addresses, so that no limit per address applies.
 */
import { once } from 'node:events'
import { connect, type TLSSocket } from 'node:tls'

/** `status` 0: the connection was lost, or no answer came in time. */
export type Outcome = { status: number; hasRetryAfter: boolean; milliseconds: number }

const ANSWER_MILLISECONDS = 15_000
const ADDRESSES = 64
const LAST_CHUNK = '0\r\n\r\n'

type Asked = { since: number; resolve: (outcome: Outcome) => void; timer: NodeJS.Timeout }

/** One connection, which sends one request at a time. */
class Connection {
  private head = ''
  /** how many bytes of the answer are still to come; infinite until the last chunk if the answer comes in chunks */
  private left = 0
  private tail = ''
  private status = 0
  private hasRetryAfter = false
  private asked: Asked | undefined
  private readonly socket: TLSSocket
  private readonly onFree: (connection: Connection) => void

  constructor(socket: TLSSocket, onFree: (connection: Connection) => void) {
    this.socket = socket
    this.onFree = onFree
    socket.setNoDelay(true)
    socket.on('data', (chunk: Buffer) => this.read(chunk))
    socket.on('error', () => this.settle(0))
    socket.on('close', () => this.settle(0))
  }

  ask(request: Buffer): Promise<Outcome> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.socket.destroy(), ANSWER_MILLISECONDS)
      this.asked = { since: performance.now(), resolve, timer }
      this.socket.write(request)
    })
  }

  private settle(status: number): void {
    const { asked } = this
    if (!asked) return
    this.asked = undefined
    clearTimeout(asked.timer)
    asked.resolve({ status, hasRetryAfter: this.hasRetryAfter, milliseconds: performance.now() - asked.since })
    if (status > 0 && this.socket.writable) this.onFree(this)
  }

  private read(chunk: Buffer): void {
    if (this.left > 0) {
      this.left -= chunk.length
    } else {
      this.head += chunk.toString('latin1')
      const end = this.head.indexOf('\r\n\r\n')
      if (end < 0) return
      this.readHead(this.head.slice(0, end).toLowerCase(), this.head.length - end - 4)
    }
    if (this.left === Number.POSITIVE_INFINITY) {
      this.tail = (this.tail + chunk.toString('latin1').slice(-LAST_CHUNK.length)).slice(-LAST_CHUNK.length)
      if (this.tail !== LAST_CHUNK) return
    } else if (this.left > 0) return
    const { status } = this
    this.head = this.tail = ''
    this.left = 0
    this.settle(status)
  }

  private readHead(head: string, after: number): void {
    this.status = Number(head.slice(9, 12))
    this.hasRetryAfter = head.includes('\r\nretry-after:')
    const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1]
    this.left = length === undefined ? Number.POSITIVE_INFINITY : Number(length) - after
  }
}

export type LeanClient = {
  /** sends a request; returns undefined if all connections are busy */
  readonly ask: (request: Buffer) => Promise<Outcome> | undefined
  readonly close: () => void
}

/** `host` includes the port. */
export const requestFor = (host: string, path: string): Buffer =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\nuser-agent: overload\r\n\r\n`)

type Wish = { origin: string; certificate: string; most: number }

const LOST: Outcome = { status: 0, hasRetryAfter: false, milliseconds: 0 }

/** Opens a connection when none is free, up to a maximum, as new clients of a real site would. */
export function leanClient({ origin, certificate, most }: Wish): LeanClient {
  const port = Number(new URL(origin).port)
  const free: Connection[] = []
  const all = new Set<TLSSocket>()
  let opened = 0
  const open = async (): Promise<Connection> => {
    const from = { localAddress: `127.0.1.${1 + (opened++ % ADDRESSES)}` }
    const socket = connect({ host: '127.0.0.1', port, servername: 'localhost', ca: certificate, ...from })
    all.add(socket)
    const connection = new Connection(socket, (one) => free.push(one))
    socket.once('close', () => {
      all.delete(socket)
      const at = free.indexOf(connection)
      if (at >= 0) free.splice(at, 1)
    })
    await once(socket, 'secureConnect')
    return connection
  }
  const askAnew = async (request: Buffer): Promise<Outcome> => {
    const since = performance.now()
    const connection = await open().catch(() => undefined)
    if (!connection) return { ...LOST, milliseconds: performance.now() - since }
    const outcome = await connection.ask(request)
    return { ...outcome, milliseconds: performance.now() - since }
  }
  return {
    // Uses the connection that has been idle longest, so that the addresses take turns.
    ask: (request) => free.shift()?.ask(request) ?? (all.size < most ? askAnew(request) : undefined),
    close: () => {
      for (const socket of all) socket.destroy()
    },
  }
}
