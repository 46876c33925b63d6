import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A site whose server can be switched off or can send a document in two parts, and whose worker can be changed or
 * removed.
 */
export type SwitchableSite = {
  origin: string
  isDown: boolean
  worker: 'as built' | 'missing' | { from: string; to: string }
  /** Documents stop before this text until `arrives` is called. */
  pause?: { before: string; arrives: Promise<void> } | undefined
  close: () => Promise<void>
}

/** Starts a proxy in front of a real site. The browser uses only the proxy's address. */
export async function startSwitchableSite(behind: string): Promise<SwitchableSite> {
  const site: Omit<SwitchableSite, 'origin' | 'close'> = { isDown: false, worker: 'as built' }
  const server = createServer((asked, answer) => {
    if (site.isDown) asked.socket.destroy()
    else if (asked.url === '/sw.js' && site.worker !== 'as built') void serveWorker(behind, site.worker, answer)
    else if (site.pause && asked.headers['sec-fetch-dest'] === 'document')
      void serveInParts(behind + asked.url, site.pause, answer)
    else passOn(behind, asked, answer)
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  const { port } = server.address() as AddressInfo
  return Object.assign(site, {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  })
}

function passOn(behind: string, asked: IncomingMessage, answer: ServerResponse): void {
  const passed = ask(behind + asked.url, { method: asked.method, headers: asked.headers }, (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers)
    got.pipe(answer)
  })
  passed.on('error', () => answer.destroy())
  asked.pipe(passed)
}

async function serveInParts(
  address: string,
  { before, arrives }: NonNullable<SwitchableSite['pause']>,
  answer: ServerResponse,
): Promise<void> {
  const got = await fetch(address)
  const kept = ['content-type', 'content-security-policy'].map((name) => [name, got.headers.get(name) ?? ''])
  const document = await got.text()
  const end = document.indexOf(before)
  if (end < 0) throw new Error(`${address} has no ${before}`)
  answer.writeHead(got.status, Object.fromEntries(kept))
  answer.write(document.slice(0, end))
  await arrives
  answer.end(document.slice(end))
}

/** Serves a different build's worker, which is the same script with a different version. */
async function serveWorker(
  behind: string,
  worker: Exclude<SwitchableSite['worker'], 'as built'>,
  answer: ServerResponse,
): Promise<void> {
  if (worker === 'missing') return void answer.writeHead(404, { 'content-type': 'text/html' }).end()
  const script = await (await fetch(`${behind}/sw.js`)).text()
  answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
  answer.end(script.replaceAll(worker.from, worker.to))
}
