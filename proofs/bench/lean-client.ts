import { connect, type Socket } from 'node:net'
import { roundOf, type Round } from './rounds.ts'

/** Requests whose answers are read to the end, but not parsed. */
export type LeanLoad = {
  base: string
  connections: number
  seconds: number
  /** the next request, for a connection that is free */
  next: () => string
}

const HEAD_END = Buffer.from('\r\n\r\n')
const LAST_CHUNK = Buffer.from('0\r\n\r\n')

export const getRequest = (path: string, headers: Record<string, string> = {}): string =>
  [
    `GET ${path} HTTP/1.1`,
    'host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n')

/**
 * Reads the head of an answer: its status and the length of its body, which is undefined if the body comes in chunks.
 */
export function readHead(head: string): { status: number; length: number | undefined } {
  const status = Number(head.slice(9, 12))
  if (/\r\ntransfer-encoding: chunked/i.test(head)) return { status, length: undefined }
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  return { status, length: Number(length ?? 0) }
}

/**
 * Finds the status and the end of the first answer in these bytes. Returns undefined while the answer is incomplete. A
 * chunked body ends with an empty chunk.
 */
export function firstAnswer(bytes: Buffer): { status: number; end: number } | undefined {
  const headEnd = bytes.indexOf(HEAD_END)
  if (headEnd === -1) return undefined
  const { status, length } = readHead(bytes.toString('latin1', 0, headEnd))
  const begin = headEnd + HEAD_END.length
  if (length !== undefined) return bytes.length >= begin + length ? { status, end: begin + length } : undefined
  return bytes.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) ? { status, end: bytes.length } : undefined
}

type Tally = { times: number[]; failures: number }

/** Sends one request after another over its own connection until the time is up. */
function keepAsking(socket: Socket, { next }: LeanLoad, end: number, tally: Tally): Promise<void> {
  return new Promise((resolve, reject) => {
    let waiting = Buffer.alloc(0)
    let began = 0
    const ask = () => {
      began = performance.now()
      if (began >= end) {
        socket.destroy()
        resolve()
      } else socket.write(next())
    }
    socket.on('data', (chunk) => {
      waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk])
      const answer = firstAnswer(waiting)
      if (!answer) return
      waiting = waiting.subarray(answer.end)
      if (answer.status < 400) tally.times.push(performance.now() - began)
      else tally.failures += 1
      ask()
    })
    socket.once('error', reject)
    socket.once('close', () => resolve())
    socket.once('connect', ask)
  })
}

/**
 * Keeps requests in flight over plain sockets. A request costs it only a few microseconds, whereas autocannon takes as
 * long as a quick answer. Each request can be different.
 */
export async function leanLoad(wish: LeanLoad): Promise<Round> {
  const { hostname, port } = new URL(wish.base)
  const tally: Tally = { times: [], failures: 0 }
  const began = performance.now()
  const end = began + wish.seconds * 1000
  await Promise.all(
    Array.from({ length: wish.connections }, () => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true })
      return keepAsking(socket, wish, end, tally)
    }),
  )
  if (tally.times.length === 0) throw new Error(`${wish.base} gave no good answer, ${tally.failures} others`)
  return roundOf(tally.times, (performance.now() - began) / 1000, tally.failures)
}
