/** A hotel's program that receives our webhooks, and how a manager sets its address. */
import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BuiltStaff } from '../builders.ts'
import type { Answer, Api, Body } from './start-api.ts'

export const answerOf = ({ status, body }: Answer) => [status, body?.error?.code ?? 'done']

export type Heard = { headers: IncomingMessage['headers']; raw: string; body: Body }

/** A webhook receiver that responds with `answer` and records the calls that it receives in `heard`. */
export class Program {
  readonly heard: Heard[] = []
  answer: RequestListener = (_request, response) => void response.end('thanks')
  readonly server: Server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const raw = Buffer.concat(parts).toString()
      this.heard.push({ headers: request.headers, raw, body: raw === '' ? null : JSON.parse(raw) })
      this.answer(request, response)
    })
  })
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/uncle`
  }
  close(): void {
    this.server.closeAllConnections()
    this.server.close()
  }
}

/** Starts a receiver on a free port of this machine. */
export async function startProgram(api: Api): Promise<Program> {
  const program = new Program()
  // A real site refuses loopback addresses.
  if (api.services.env.APP_ENV !== 'local') throw new Error('these tests need a local server')
  await new Promise<void>((resolve) => {
    program.server.listen(0, '127.0.0.1', resolve)
  })
  return program
}

export const add = (api: Api, { headers }: BuiltStaff, url: string) =>
  api.post('/desk/webhooks', { name: 'StaySync', url }, { headers })
export const listed = async (api: Api, { headers }: BuiltStaff) => (await api.get('/desk/webhooks', { headers })).body

export const signedBy = (secret: string, { headers, raw }: Heard): boolean => {
  const [time = '', ...signatures] = String(headers['uncle-signature']).split(',')
  const expected = createHmac('sha256', secret)
    .update(`${time.slice(2)}.${raw}`)
    .digest('hex')
  return signatures.includes(`v1=${expected}`)
}
