/** Compares what guests were told with what the database contains. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { queryRows } from '../query-rows.ts'
import type { Cluster } from '../start-cluster.ts'
import type { BookingLoad } from './booking-load.ts'

const TRUTH = `select b.id, b.status, exists (
    select from dev_gateway_payments g join payments p on p.id::text = g.reference
    where p.booking_id = b.id and g.status = 'paid') as is_paid
  from bookings b where b.user_id = any($1::uuid[])`

type Truth = { id: string; status: string; is_paid: boolean }

/**
 * Returns acknowledged bookings that are missing or in a different state, and bookings that no guest was told about.
 */
export async function differences({ databaseUrl }: Cluster, { acknowledged, guests }: BookingLoad): Promise<string[]> {
  const rows = await queryRows<Truth>(databaseUrl, TRUTH, [guests.map(({ id }) => id)])
  const kept = new Map(rows.map((row) => [row.id, row]))
  const wrong = acknowledged.flatMap(({ booking, isPaid, isCancelled }) => {
    const row = kept.get(booking)
    if (!row) return [`${booking} was acknowledged and is lost`]
    if (isCancelled && row.status !== 'cancelled') return [`${booking} was cancelled and is ${row.status}`]
    if (isPaid && !row.is_paid) return [`${booking} was paid and is not`]
    return isPaid && !isCancelled && row.status !== 'completed' ? [`${booking} was paid and is ${row.status}`] : []
  })
  const told = new Set(acknowledged.map(({ booking }) => booking))
  // If the payment page of a booking does not open, the site ends the booking as failed and asks the guest to try
  // again.
  const untold = rows.filter(({ id, status }) => !told.has(id) && status !== 'failed')
  return [...wrong, ...untold.map(({ id, status }) => `${id} was made, is ${status}, and nobody was told`)]
}

/** A killed process may leave half a line in its log. */
const isWhole = (line: string) => line.startsWith('{') && line.endsWith('}')

/** Returns the internal errors that the apps logged, without repetitions. */
export async function faultsInLogs({ folder, apps }: Cluster): Promise<string[]> {
  const texts = await Promise.all(apps.map(({ name }) => readFile(join(folder, `${name}.log`), 'utf8')))
  const lines = texts
    .flatMap((text) => text.split('\n'))
    .filter((line) => isWhole(line) && line.includes('"code":"INTERNAL"'))
  const said = lines.map((line) => (JSON.parse(line) as { err?: { message?: string; code?: string } }).err)
  return [...new Set(said.map((error) => `${error?.code ?? 'no code'}: ${error?.message ?? ''}`))].slice(0, 10)
}
