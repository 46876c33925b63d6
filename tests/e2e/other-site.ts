import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { calendarOf } from '../sold-calendar.ts'

/** Starts a stand-in for another booking site, with one sale in its calendar. */
export async function startSite(
  sold: { start: Date; end: Date },
  uid = 'one@site',
): Promise<{ address: string; close: () => void }> {
  const text = calendarOf({ uid, from: sold.start.toISOString(), until: sold.end.toISOString() })
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/calendar').end(text))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/room.ics`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
