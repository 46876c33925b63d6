import Fastify, { type FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { refuseSlowBodies } from './slow-bodies.ts'

const timers = () => process.getActiveResourcesInfo().filter((one) => one === 'Timeout').length

async function serve() {
  const app = Fastify()
  refuseSlowBodies(app, 60_000)
  app.get('/', async () => 'read')
  app.post('/', async () => 'written')
  const refuse = async (_request: unknown, reply: FastifyReply) => void (await reply.status(401).send('refused'))
  app.post('/refused', { preParsing: refuse }, async () => 'written')
  await app.ready()
  return app
}

test('a finished request leaves no timer running', async () => {
  const app = await serve()
  const before = timers()
  for (let turn = 0; turn < 20; turn++) {
    await app.inject('/')
    await app.inject({ method: 'HEAD', url: '/' })
    await app.inject({ method: 'POST', url: '/', payload: { some: 'body' } })
    await app.inject({ method: 'POST', url: '/refused', payload: { some: 'body' } })
  }
  expect(timers()).toBeLessThan(before + 5)
  await app.close()
})
