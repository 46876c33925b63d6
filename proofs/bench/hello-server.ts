// Plain Fastify that answers one word, which is the most that any site built on it can reach here.
import fastify from 'fastify'

const app = fastify()
app.get('/readyz', async () => ({ status: 'ready' }))
app.get('/hello', async () => ({ hello: 'world' }))
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
