// Plain Fastify with a one-word answer. No site built on Fastify can be faster on this machine.
import fastify from 'fastify'

const app = fastify()
app.get('/readyz', async () => ({ status: 'ready' }))
app.get('/hello', async () => ({ hello: 'world' }))
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
