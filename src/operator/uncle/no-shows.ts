import type { Command } from 'commander'
import { formatIstMoment, toIstIso } from '#domain/kernel/ist.ts'
import { listNoShows, markNoShow, type NoShowOutcome, type NoShow } from '#server/features/bookings/no-shows.ts'
import type { Db } from '#server/services.ts'
import { CommandRefused } from '../operator-command.ts'
import { codeOf, operatorOf, withOperatorOption } from './by-operator.ts'
import { withCsv, paragraphs, withAction } from './command.ts'

const HEADINGS = ['booking', 'check-in', 'marked', 'hotel', 'name', 'phone']

const asRow = (one: NoShow) => [
  one.short_id,
  toIstIso(one.checkin_at),
  one.no_show_at ? toIstIso(one.no_show_at) : '',
  one.hotel,
  one.guest_name,
  one.phone,
]

const asText = (one: NoShow): string =>
  `${one.short_id}  ${formatIstMoment(one.checkin_at)}, ${one.hotel}\n  ${one.guest_name}, ${one.phone}`

const SENTENCES: Record<Exclude<NoShowOutcome, 'marked' | 'unmarked'>, string> = {
  NOT_FOUND: 'There is no such booking.',
  NOT_STARTED: 'Its check-in is still to come.',
  NOT_CONFIRMED: 'It was never confirmed, or it was cancelled: nobody was expected.',
  UNCHANGED: 'It is marked so already.',
  REWARDED: 'The friend who brought the guest has the reward already: it is not taken back.',
}

const marking = (mark: 'mark' | 'unmark') => (typed: string, _options: object, command: Command) => {
  const asked = { shortId: codeOf(command, typed), isNoShow: mark === 'mark', operator: operatorOf(command) }
  return async (db: Db) => {
    const outcome = await markNoShow(db, asked, new Date())
    if (outcome !== 'marked' && outcome !== 'unmarked')
      throw new CommandRefused(`${asked.shortId}: ${SENTENCES[outcome]}`)
    const text = `${asked.shortId} is ${outcome === 'marked' ? 'marked as a no-show' : 'no longer marked'}.`
    return { text, json: { booking: asked.shortId, no_show: asked.isNoShow } }
  }
}

/** Adds `npm run uncle -- bookings no-shows ...`. The friend who invited the guest gets no reward for a no-show. */
export function addNoShowCommands(bookings: Command): void {
  const noShows = bookings.command('no-shows').description('stays to which nobody came')
  const list = noShows.command('list', { isDefault: true }).description('lists them, the latest first')
  withAction(withCsv(list), () => async (db) => {
    const found = await listNoShows(db)
    return {
      text: paragraphs(found.map(asText), 'Nobody stayed away.'),
      json: found,
      table: [HEADINGS, ...found.map(asRow)],
    }
  })
  withAction(
    withOperatorOption(noShows.command('mark <code>').description('notes that nobody came, as the hotel told us')),
    marking('mark'),
  )
  withAction(
    withOperatorOption(noShows.command('unmark <code>').description('takes it back: they came after all')),
    marking('unmark'),
  )
}
