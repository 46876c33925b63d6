import type { Command } from 'commander'
import { formatIstMoment, minutesBetween, toIstIso } from '#domain/kernel/ist.ts'
import {
  listHotelsToRing,
  markRung,
  type BookingToRing,
  type Rung,
} from '#server/features/hotel-messages/hotels-to-ring.ts'
import type { Db } from '#server/services.ts'
import { csvText } from '#domain/kernel/csv-text.ts'
import { readOperator, runOnDatabase, WrongCall } from '../operator-command.ts'
import { wrongCall } from './by-operator.ts'

const HEADINGS = ['hotel', 'city', 'phone', 'booking', 'check-in', 'waiting since']

const asRow = (one: BookingToRing) => [
  one.hotel,
  one.city,
  one.phone,
  one.code,
  toIstIso(one.checkin),
  toIstIso(one.since),
]

const asText = (one: BookingToRing, now: Date): string =>
  `${one.hotel}, ${one.city}, ${one.phone ?? 'no telephone known'}\n  ${one.code}, ${formatIstMoment(one.checkin)}, unseen for ${Math.round(minutesBetween(one.since, now))} minutes since we asked twice`

async function list(db: Db, shape: 'text' | 'csv'): Promise<void> {
  const now = new Date()
  const waiting = await listHotelsToRing(db, now)
  if (shape === 'csv') process.stdout.write(csvText([HEADINGS, ...waiting.map(asRow)]))
  else
    console.log(waiting.length === 0 ? 'No hotel is to be rung.' : waiting.map((one) => asText(one, now)).join('\n\n'))
}

const SENTENCES: Record<Exclude<Rung, 'rung'>, string> = {
  NOT_FOUND: 'There is no such booking, or its hotel was never told of it.',
  UNCHANGED: 'It does not wait to be rung: it was seen, or rung already.',
}

async function note(db: Db, asked: { shortId: string; operator: string }): Promise<void> {
  const outcome = await markRung(db, asked, new Date())
  if (outcome !== 'rung') throw new WrongCall(`${asked.shortId}: ${SENTENCES[outcome]}`)
  console.log(`${asked.shortId}: its hotel is rung, and sells again if it was paused.`)
}

type Options = { csv?: true; rung?: string; operator?: string }

const SHORT_ID = /^[A-Z0-9]{8}$/

const run = ({ csv, rung, operator }: Options, command: Command) =>
  runOnDatabase('hotels to-ring', () => {
    if (rung === undefined) {
      if (operator !== undefined) throw wrongCall(command, '--operator goes with --rung')
      return (db) => list(db, csv ? 'csv' : 'text')
    }
    const shortId = rung.trim().toUpperCase()
    if (!SHORT_ID.test(shortId)) throw wrongCall(command, `${rung} is no booking code: eight letters and digits`)
    const asked = { shortId, operator: readOperator(operator, command.helpInformation()) }
    return (db) => note(db, asked)
  })

/** `npm run uncle -- hotels to-ring`: hotels that have not seen a booking although they were asked twice. */
export function addToRingCommand(hotels: Command): void {
  hotels
    .command('to-ring')
    .description('lists bookings that their hotels have not seen, the nearest check-in first')
    .option('--csv', 'as a table for a spreadsheet')
    .option('--rung <code>', 'somebody at the hotel of this booking has answered')
    .option('--operator <name>', 'your name: it is kept with what you did')
    .action(run)
}
