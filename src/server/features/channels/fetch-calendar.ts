import type { ReadingTrouble } from '#domain/channels/channel-reading.ts'
import { outsideCodeOf, type OutsideAnswer, type OutsideRequest } from '../../ports/outside.ts'
import type { Services } from '../../services.ts'
import { parseCalendar } from './parse-calendar.ts'
import type { Outcome } from './store-reading.ts'

const MAX_BYTES = 5 * 1024 * 1024
const TIMEOUT_MILLISECONDS = 15_000
const MAX_REDIRECTS = 3

const TROUBLE_BY_CODE: Readonly<Record<string, ReadingTrouble>> = {
  BAD_ADDRESS: 'inside',
  INSIDE: 'inside',
  TOO_LARGE: 'too_large',
}

export type CalendarRequest = {
  address: string
  /** the tag of the previous response, for a conditional request */
  etag: string | null
  lastModified: string | null
}

const headersOf = ({ etag, lastModified }: CalendarRequest): Record<string, string> => ({
  accept: 'text/calendar, */*;q=0.1',
  ...(etag && { 'if-none-match': etag }),
  ...(lastModified && { 'if-modified-since': lastModified }),
})

const isRedirect = ({ status, headers }: OutsideAnswer): boolean =>
  status >= 300 && status < 400 && headers.location !== undefined

/** Follows redirects one by one, so that every address is checked. */
async function request({ outside }: Services, asked: CalendarRequest): Promise<OutsideAnswer | null> {
  const options: OutsideRequest = {
    headers: headersOf(asked),
    maxBytes: MAX_BYTES,
    timeoutMilliseconds: TIMEOUT_MILLISECONDS,
  }
  let { address } = asked
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const answer = await outside(address, options)
    if (!isRedirect(answer)) return answer
    address = new URL(answer.headers.location ?? '', address).href
  }
  return null
}

const failed = (trouble: ReadingTrouble): Outcome => ({ kind: 'failed', trouble })

function read({ status, headers, body }: OutsideAnswer, now: Date): Outcome {
  if (status === 304) return { kind: 'unchanged' }
  if (status === 404 || status === 410) return failed('not_found')
  if (status === 401 || status === 403) return failed('refused')
  if (status !== 200) return failed('unreachable')
  const calendar = parseCalendar(body.toString('utf8'), now)
  if (!calendar) return failed('no_calendar')
  return {
    kind: 'read',
    calendar,
    etag: headers.etag?.slice(0, 200) ?? null,
    lastModified: headers['last-modified']?.slice(0, 200) ?? null,
  }
}

/** Fetches and parses a calendar. Returns failures of the other site as an outcome and never throws them. */
export async function fetchCalendar(services: Services, asked: CalendarRequest): Promise<Outcome> {
  try {
    const answer = await request(services, asked)
    return answer ? read(answer, services.clock.now()) : failed('unreachable')
  } catch (error) {
    const code = outsideCodeOf(error)
    if (code !== undefined) return failed(TROUBLE_BY_CODE[code] ?? 'unreachable')
    throw error
  }
}
