import type { Command } from 'commander'
import { formatIstMoment, minutesBetween, toIstIso } from '#domain/kernel/ist.ts'
import {
  listUnacknowledged,
  markCalled,
  type UnacknowledgedBooking,
  type CallOutcome,
} from '#server/features/hotel-messages/unacknowledged-bookings.ts'
import type { Db } from '#server/services.ts'
import { CommandRefused } from '../operator-command.ts'
import { codeOf, operatorOf, withOperatorOption } from './by-operator.ts'
import { withCsv, paragraphs, withAction } from './command.ts'

const HEADINGS = ['hotel', 'city', 'phone', 'booking', 'check-in', 'waiting since']

const asRow = (one: UnacknowledgedBooking) => [
  one.hotel,
  one.city,
  one.phone,
  one.code,
  toIstIso(one.checkin),
  toIstIso(one.since),
]

const asText = (one: UnacknowledgedBooking, now: Date): string =>
  `${one.hotel}, ${one.city}, ${one.phone ?? 'no telephone known'}\n  ${one.code}, ${formatIstMoment(one.checkin)}, unseen for ${Math.round(minutesBetween(one.since, now))} minutes since we asked twice`

const SENTENCES: Record<Exclude<CallOutcome, 'rung'>, string> = {
  NOT_FOUND: 'There is no such booking, or its hotel was never told of it.',
  UNCHANGED: 'It does not wait to be rung: it was seen, or rung already.',
}

const rung = (typed: string, _options: object, command: Command) => {
  const asked = { shortId: codeOf(command, typed), operator: operatorOf(command) }
  return async (db: Db) => {
    const outcome = await markCalled(db, asked, new Date())
    if (outcome !== 'rung') throw new CommandRefused(`${asked.shortId}: ${SENTENCES[outcome]}`)
    const text = `${asked.shortId}: its hotel is rung, and sells again if it was paused.`
    return { text, json: { booking: asked.shortId, rung: true } }
  }
}

/** Adds `npm run uncle -- hotels to-ring ...`, which lists hotels that have not seen a booking despite a reminder. */
export function addUnacknowledgedCommand(hotels: Command): void {
  const toRing = hotels.command('to-ring').description('hotels that have not seen a booking although asked twice')
  const list = toRing.command('list', { isDefault: true }).description('lists them, the nearest check-in first')
  withAction(withCsv(list), () => async (db) => {
    const now = new Date()
    const waiting = await listUnacknowledged(db, now)
    const text = paragraphs(
      waiting.map((one) => asText(one, now)),
      'No hotel is to be rung.',
    )
    return { text, json: waiting, table: [HEADINGS, ...waiting.map(asRow)] }
  })
  withAction(
    withOperatorOption(toRing.command('rung <code>').description('somebody at the hotel of this booking has answered')),
    rung,
  )
}
