/** Checks that every booking, rupee and message is accounted for, one hour of the site's time after a load. */
import { loadavg } from 'node:os'
import { countOverlaps } from '../count-overlaps.ts'
import type { Cluster } from '../start-cluster.ts'
import { liveAnHour } from './an-hour-later.ts'
import type { BookingLoad } from './booking-load.ts'
import { differences, faultsInLogs } from './differences.ts'
import { countMessages } from './messages.ts'
import { countMoney } from './money.ts'

const MOST_SAID = 8

/** Prints the result in two lines, then a sentence for each fault. Returns true if nothing was lost or duplicated. */
export async function checkLoad(cluster: Cluster, load: BookingLoad): Promise<boolean> {
  const { databaseUrl } = cluster
  const later = await liveAnHour(cluster)
  const [money, messages] = [await countMoney(databaseUrl), await countMessages(databaseUrl, load.hotels)]
  const [told, overlaps] = [await differences(cluster, load), await countOverlaps(databaseUrl)]
  const inLogs = load.faults.length > 0 ? await faultsInLogs(cluster) : []
  const wrong = [...told, ...money.wrong, ...messages.wrong, ...later, ...load.faults]
  for (const kind of [told, money.wrong, messages.wrong, later, load.faults, inLogs])
    for (const sentence of kind.slice(0, MOST_SAID)) console.log(sentence)
  const statuses = [...load.statuses].map(([status, count]) => `${status}: ${count}`).join(', ')
  console.log(
    `${load.acknowledged.length} bookings acknowledged, ${told.length} different; ${overlaps} overlaps; ${money.payments} payments taken, of which ${money.standing} stand and the rest went back, ${money.wrong.length} neither; answers by status ${statuses}, ${load.silent()} of them 503 without Retry-After; ${load.faults.length} faults`,
  )
  console.log(
    `${messages.owed} confirmations and cancellations owed to guests, ${messages.hotelsTold} bookings to hotels, ${messages.sent} messages sent, ${messages.wrong.length} lost, ${messages.doubles} doubled; load ${loadavg()[0]?.toFixed(1)}`,
  )
  return wrong.length === 0 && overlaps === 0 && load.silent() === 0 && load.acknowledged.length > 0
}
