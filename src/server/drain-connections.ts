import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const LOOK_MILLISECONDS = 50

const countOpen = (server: Server) =>
  new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })

/**
 * Waits until every client has left or the time is up. If it closed immediately, it would cut connections in the middle
 * of a request, and clients would see a reset instead of an answer. Returns how many connections are left.
 */
export async function drainConnections(server: Server, maxMilliseconds: number): Promise<number> {
  const deadline = performance.now() + maxMilliseconds
  let open = await countOpen(server)
  while (open > 0 && performance.now() < deadline) {
    await pause(LOOK_MILLISECONDS)
    open = await countOpen(server)
  }
  return open
}
