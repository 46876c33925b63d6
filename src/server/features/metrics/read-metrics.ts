import { Gauge, type Registry } from 'prom-client'
import type { Services } from '../../services.ts'

/**
 * Shows how many lists the primary and a replica served, and how far the replica is behind (decision 0045). Returns the
 * function that sets the gauges before they are read.
 */
export function readGauges({ env, reads }: Services, registry: Registry, prefix: string): () => void {
  const gauge = (name: string, help: string) => new Gauge({ name: prefix + name, help, registers: [registry] })
  const byPrimary = gauge('reads_by_primary', 'Lists that the primary answered since the start')
  if (env.DATABASE_REPLICA_URL === undefined) return () => byPrimary.set(reads.figures().readByPrimary)
  const byReplica = gauge('reads_by_replica', 'Lists that a replica answered since the start')
  const isThere = gauge('database_replica_available', '1 while a replica answers and its lag is known')
  const lag = gauge('database_replica_lag_seconds', 'Seconds by which it is behind the primary, up to 60')
  return () => {
    const { readByPrimary, readByReplica, replicaLagSeconds } = reads.figures()
    byPrimary.set(readByPrimary)
    byReplica.set(readByReplica)
    isThere.set(replicaLagSeconds === undefined ? 0 : 1)
    if (replicaLagSeconds !== undefined) lag.set(replicaLagSeconds)
  }
}
