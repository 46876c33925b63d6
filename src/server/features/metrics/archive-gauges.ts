import { Gauge, type Registry } from 'prom-client'
import type { BusinessFigures } from './count-business.ts'

/**
 * Adds gauges about PostgreSQL's log archiving (docs/operating/backup.md). Adds none if it does not archive, as with
 * the embedded engine.
 */
export function archiveGauges(registry: Registry): (archive: BusinessFigures['archive']) => void {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] })
  const age = gauge('uncle_wal_archive_age_seconds', 'Seconds since PostgreSQL last archived a segment of its log')
  const failing = gauge('uncle_wal_archive_failing', '1 while archiving has failed since it last succeeded')
  return (archive) => {
    if (archive === null) return [age, failing].forEach((each) => each.remove())
    age.set(archive.ageSeconds)
    failing.set(archive.isFailing ? 1 : 0)
  }
}
