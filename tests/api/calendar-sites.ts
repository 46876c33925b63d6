import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type SoldTime = { uid: string; from: string; until: string }

const compact = (instant: string): string => new Date(instant).toISOString().replaceAll(/[-:]|\.000/g, '')

/** Writes an iCalendar as sites do: folded lines, a guest's name, carriage returns. */
export const calendarOf = (...sold: readonly SoldTime[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Some site//EN',
    ...sold.flatMap(({ uid, from, until }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      'DTSTAMP:20261101T000000Z',
      `DTSTART:${compact(from)}`,
      `DTEND:${compact(until)}`,
      'SUMMARY:CLOSED - Vikram Sethi\\, 98765',
      '  43210',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n')

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void

export const answers =
  (text: string, status = 200, headers: Record<string, string> = {}): Behaviour =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'text/calendar', ...headers }).end(text)

/** Another site on this machine, which does what a test says. */
export async function startSite() {
  let behave: Behaviour = answers('', 404)
  const seen: IncomingMessage[] = []
  const server = createServer((request, response) => {
    seen.push(request)
    behave(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/101.ics`,
    seen,
    does: (next: Behaviour) => {
      behave = next
    },
    sells: (...sold: readonly SoldTime[]) => {
      behave = answers(calendarOf(...sold))
    },
  }
}
