import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Travelled = { requests: number; bytes: number }

export type CountingFront = {
  origin: string
  /** the address of the site that the proxy stands in front of, which may start later */
  behind: string
  /** the bytes of all answers since the proxy started, compressed and with their headers */
  travelled: Travelled
  close: () => Promise<void>
}

const lengthOfHeaders = (raw: readonly string[]) => raw.join(': \r\n').length

/**
 * Starts a proxy that counts everything that a browser loads through it, including its service worker and prefetches.
 */
export async function countingFront(): Promise<CountingFront> {
  const travelled = { requests: 0, bytes: 0 }
  const server = createServer((asked, answer) => {
    travelled.requests += 1
    const inner = request(front.behind + asked.url, { method: asked.method, headers: asked.headers }, (got) => {
      travelled.bytes += lengthOfHeaders(got.rawHeaders)
      got.on('data', (part: Buffer) => (travelled.bytes += part.length))
      answer.writeHead(got.statusCode ?? 502, got.headers)
      got.pipe(answer)
    })
    inner.on('error', () => answer.destroy())
    asked.pipe(inner)
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  const front: CountingFront = { origin: `http://localhost:${port}`, behind: '', travelled, close }
  return front
}
