import { PortError, tryPort } from '../src/server/port-error.ts'

/** The first port to try, below the ports that Linux uses for outgoing connections. */
const LOWEST = 20_000
const HIGHEST = 32_000
/**
 * How many ports a run may use. Journeys use one port for each worker, and those that start a second server also use
 * ports twenty higher.
 */
export const PORTS_OF_A_RUN = 25

async function isFree(port: number): Promise<boolean> {
  try {
    await tryPort({ PORT: port, HOST: 'localhost' })
    return true
  } catch (error) {
    if (error instanceof PortError) return false
    throw error
  }
}

/**
 * Returns the first of `count` consecutive free ports. Each process starts its search at a different port, so that two
 * processes rarely choose the same ones.
 */
export async function firstFreePort(count: number, pid = process.pid): Promise<number> {
  const ranges = Math.floor((HIGHEST - LOWEST) / PORTS_OF_A_RUN)
  for (let offset = 0; offset < ranges; offset++) {
    const first = LOWEST + ((pid + offset) % ranges) * PORTS_OF_A_RUN
    const areFree = await Promise.all(Array.from({ length: count }, (_port, index) => isFree(first + index)))
    if (areFree.every(Boolean)) return first
  }
  throw new Error(`No ${count} ports are free between ${LOWEST} and ${HIGHEST}`)
}
