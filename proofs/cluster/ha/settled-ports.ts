/**
 * Finds ports for servers that are killed and restarted. Searches below the ports that the kernel uses for outgoing
 * connections.
 */
import { once } from 'node:events'
import { createServer } from 'node:net'

const LOWEST = 20_000
const HIGHEST = 32_000
const TRIES = 200

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return false
  }
  probe.close()
  await once(probe, 'close')
  return true
}

/**
 * Avoids the ports of outgoing connections, because such a connection could take a server's port while the server is
 * down.
 */
export async function settledPorts(count: number): Promise<number[]> {
  const found = new Set<number>()
  for (let turn = 0; turn < TRIES && found.size < count; turn++) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST))
    if (!found.has(port) && (await isFree(port))) found.add(port)
  }
  if (found.size < count) throw new Error(`no ${count} free ports from ${LOWEST} to ${HIGHEST}`)
  return [...found]
}
