// The baseline for our answers: a separate process that sends the same bytes and does nothing else. Usage:
// bare-server.ts node:http|fastify answers.json
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import fastify from 'fastify'

/** `body` is the body as it was sent, in base64. */
export type RecordedAnswer = { path: string; headers: Record<string, string | string[]>; body: string }

const [kind, file = ''] = process.argv.slice(2)
const recorded = JSON.parse(readFileSync(file, 'utf8')) as RecordedAnswer[]
const answers = new Map(
  recorded.map(({ path, headers, body }) => [path, { headers, body: Buffer.from(body, 'base64') }]),
)
const port = Number(process.env['PORT'])
const host = '127.0.0.1'

if (kind === 'fastify') {
  const app = fastify()
  app.get('/readyz', async () => ({ status: 'ready' }))
  for (const path of new Set(recorded.map((answer) => answer.path.split('?')[0] ?? ''))) {
    app.get(path, async (request, reply) => {
      const answer = answers.get(request.url)
      return answer ? reply.headers(answer.headers).send(answer.body) : reply.callNotFound()
    })
  }
  await app.listen({ port, host })
} else {
  createServer((request, response) => {
    const answer = answers.get(request.url ?? '')
    if (answer) response.writeHead(200, { ...answer.headers, 'content-length': answer.body.length }).end(answer.body)
    else response.writeHead(request.url === '/readyz' ? 200 : 404).end()
  }).listen(port, host)
}
