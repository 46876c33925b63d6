/**
 * Simulates clients at many addresses of 127.0.0.0/8, this machine's own network. nginx treats each address as a
 * different visitor.
 */
import { http1Client, type Client } from '../ask.ts'
import type { Cluster } from '../start-cluster.ts'

const A_BYTE = 200

/** `block` keeps the addresses of the proof's steps apart. */
export const addressOf = (block: number, n: number): string =>
  `127.${block}.${1 + Math.floor(n / A_BYTE)}.${1 + (n % A_BYTE)}`

export const clientAt = ({ origin, certificate }: Cluster, address: string): Client =>
  http1Client(origin.replace('localhost', '127.0.0.1'), certificate, address)

export function clientsAt(
  cluster: Cluster,
  block: number,
  count: number,
): { all: readonly Client[]; close: () => void } {
  const all = Array.from({ length: count }, (_, n) => clientAt(cluster, addressOf(block, n)))
  return { all, close: () => all.forEach(({ close }) => close()) }
}

/** Runs the work for each number, at most `atOnce` at the same time. */
export async function inParallel(count: number, atOnce: number, work: (n: number) => Promise<void>): Promise<void> {
  let next = 0
  const goOn = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, goOn))
}
