import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

export type JsonRequest = { method: string; url: URL; headers: IncomingHttpHeaders; body: unknown }
/** `silent` gives no answer at all, to test time-outs. */
export type JsonAnswer = { status: number; body: unknown } | 'silent'

export type JsonServer = {
  baseUrl: string
  requests: JsonRequest[]
  /**
   * Gives the next requests these answers. With `isDone`, the work is done first, as if the real answer had been lost.
   */
  trouble: (...answers: { answer: JsonAnswer; isDone?: true }[]) => void
  close: () => Promise<void>
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString('utf8')
  return text === '' ? undefined : (JSON.parse(text) as unknown)
}

/** Runs an outside provider's API on a free port of this machine, for one test file. */
export async function serveJson(
  answerOf: (request: JsonRequest) => JsonAnswer | Promise<JsonAnswer>,
): Promise<JsonServer> {
  const requests: JsonRequest[] = []
  const troubles: { answer: JsonAnswer; isDone?: true }[] = []

  const answerTo = async (incoming: IncomingMessage): Promise<JsonAnswer> => {
    const url = new URL(incoming.url ?? '/', 'http://provider.example')
    const { method = 'GET', headers } = incoming
    const request = { method, url, headers, body: await readBody(incoming) }
    requests.push(request)
    const trouble = troubles.shift()
    if (!trouble) return answerOf(request)
    if (trouble.isDone) await answerOf(request)
    return trouble.answer
  }

  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const answer = await answerTo(incoming)
    if (answer === 'silent') return
    outgoing.writeHead(answer.status, { 'content-type': 'application/json' })
    outgoing.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
  }

  const server = createServer((incoming, outgoing) => {
    // A fault in the fake breaks the connection, so that the test fails instead of waiting.
    respond(incoming, outgoing).catch(() => outgoing.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    trouble: (...answers) => void troubles.push(...answers),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
