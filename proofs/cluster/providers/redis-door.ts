/** A proxy in front of Redis that can fail. The site connects through it. */
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { SLOW_BY_MILLISECONDS, type Door, type Fault } from './faults.ts'

/** Wrong answers, one after another: errors, values of other types, and bytes that are not Redis's protocol at all. */
const NONSENSE = ['-ERR nonsense\r\n', '+OK\r\n', '$3\r\nyes\r\n', '*1\r\n:1\r\n', 'HTTP/1.1 400 Bad Request\r\n\r\n']

export type RedisDoor = Door & { readonly port: number }

export async function openRedisDoor(port: number): Promise<RedisDoor> {
  let fault: Fault | undefined
  let met = 0
  let turn = 0
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
  }
  const server = createServer((client) => {
    keep(client)
    if (fault === 'down') {
      met += 1
      client.destroy()
      return
    }
    const redis = connect(port, '127.0.0.1')
    keep(redis)
    client.on('data', (chunk: Buffer) => {
      if (fault) met += 1
      if (fault === 'hanging') return
      if (fault === 'wrong') client.write(NONSENSE[turn++ % NONSENSE.length] ?? '')
      else if (fault === 'slow') setTimeout(() => redis.writable && redis.write(chunk), SLOW_BY_MILLISECONDS).unref()
      else redis.write(chunk)
    })
    redis.pipe(client)
    client.once('close', () => redis.destroy())
    redis.once('close', () => client.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    name: 'Redis',
    port: (server.address() as AddressInfo).port,
    met: () => met,
    set: (next) => {
      fault = next
      if (fault === 'down') for (const socket of sockets) socket.destroy()
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
