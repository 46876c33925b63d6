/**
 * Simulates faults in providers that use HTTPS. The site's processes use a proxy (`HTTPS_PROXY`) that leads to fakes
 * under the providers' names, so production's adapters run unchanged, with their addresses and TLS.
 */
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer, type Server as TlsServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runPart } from '../part.ts'
import { SLOW_BY_MILLISECONDS, type Door, type Fault } from './faults.ts'

export type WrongAnswer = { status: number; type: string; body: string }

/** A provider: the host and path that its adapter calls, the fake that answers, and the fake's wrong answers. */
export type Provider = { name: string; host: string; root: string; fake: string; wrong: readonly WrongAnswer[] }

export type HttpsDoors = {
  readonly doors: readonly Door[]
  /** settings for the site's processes */
  readonly settings: Record<string, string>
  readonly close: () => Promise<void>
}

type HttpsDoor = Door & { host: string; enter: (socket: Socket) => void }

async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

type Passing = { incoming: IncomingMessage; body: Buffer; outgoing: ServerResponse }

/** Sends the request to the fake even if the caller has given up, because a slow provider still does the work. */
function passOn({ fake, root }: Provider, { incoming, body, outgoing }: Passing): void {
  const { method, headers, url = '/' } = incoming
  const passed = request(new URL(url.replace(root, ''), fake), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  passed.on('error', () => outgoing.destroy())
  passed.end(body)
}

function openDoor(provider: Provider, tls: { key: string; cert: string }): HttpsDoor {
  const { name, host, wrong } = provider
  let fault: Fault | undefined
  let met = 0
  let turn = 0
  const sockets = new Set<Socket>()

  const answerWrongly = (outgoing: ServerResponse) => {
    const answer = wrong[turn++ % wrong.length]
    if (answer) outgoing.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body)
  }
  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await readBody(incoming)
    if (fault) met += 1
    if (fault === 'hanging') return
    if (fault === 'wrong') return answerWrongly(outgoing)
    if (fault === 'slow') await pause(SLOW_BY_MILLISECONDS, undefined, { ref: false })
    passOn(provider, { incoming, body, outgoing })
  }
  const server: TlsServer = createTlsServer(tls, (incoming, outgoing) => {
    respond(incoming, outgoing).catch(() => outgoing.destroy())
  })
  server.on('tlsClientError', () => undefined)
  return {
    name,
    host,
    met: () => met,
    set: (next) => {
      fault = next
      if (fault === 'down') for (const socket of sockets) socket.destroy()
    },
    enter: (socket) => {
      if (fault === 'down') {
        met += 1
        socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
        return
      }
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      server.emit('connection', socket)
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Makes a certificate for the providers' names, which only the processes of this proof trust. */
async function certificateFor(folder: string, hosts: readonly string[]): Promise<{ key: string; cert: string }> {
  const [key, cert] = [join(folder, 'providers.key'), join(folder, 'providers.pem')]
  const names = hosts.map((host) => `DNS:${host}`).join(',')
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const about = ['-subj', '/CN=providers', '-addext', `subjectAltName=${names}`]
  const args = ['req', '-x509', ...curve, ...about, '-keyout', key, '-out', cert]
  await runPart({ name: 'the certificate', program: 'openssl', args, log: join(folder, 'providers.log') })
  return { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') }
}

export async function openHttpsDoors(folder: string, providers: readonly Provider[]): Promise<HttpsDoors> {
  const hosts = providers.map(({ host }) => host)
  const tls = await certificateFor(folder, hosts)
  const doors = providers.map((provider) => openDoor(provider, tls))
  const proxy = createServer((_incoming, outgoing) => outgoing.writeHead(405).end())
  proxy.on('connect', ({ url = '' }: IncomingMessage, socket: Socket) => {
    socket.on('error', () => undefined)
    const door = doors.find(({ host }) => url === `${host}:443`)
    if (door) door.enter(socket)
    else socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  return {
    doors,
    settings: {
      NODE_USE_ENV_PROXY: '1',
      HTTPS_PROXY: `http://127.0.0.1:${port}`,
      NODE_EXTRA_CA_CERTS: join(folder, 'providers.pem'),
    },
    close: async () => {
      for (const door of doors) await door.close()
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}
