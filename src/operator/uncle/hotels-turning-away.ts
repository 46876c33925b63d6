import type { Command } from 'commander'
import { formatIstMoment, toIstIso } from '#domain/kernel/ist.ts'
import { listOpenCases, type OpenCase } from '#server/features/relocations/list-cases.ts'
import { withCsv, paragraphs, withAction } from './command.ts'

const HEADINGS = ['booking', 'said by', 'reason', 'hotel', 'city', 'telephone', 'guest', 'phone', 'check-in', 'since']

const saidBy = ({ cause }: OpenCase) => (cause === 'turned_away' ? 'the guests' : 'the hotel')

const asRow = (one: OpenCase) => [
  one.code,
  saidBy(one),
  one.reason,
  one.hotel,
  one.city,
  one.hotelPhone,
  one.guest,
  one.guestPhone,
  toIstIso(one.checkin),
  toIstIso(one.since),
]

const asText = (one: OpenCase): string =>
  `${one.code}, ${formatIstMoment(one.checkin)}: said by ${saidBy(one)} at ${formatIstMoment(one.since)}\n  ${one.hotel}, ${one.city}, ${one.hotelPhone ?? 'no telephone known'}\n  ${one.guest}, ${one.guestPhone}`

/**
 * Adds `npm run uncle -- hotels turned-away`, which lists guests who have no room and have not yet chosen what to do.
 */
export function addTurnedAwayCommand(hotels: Command): void {
  const listed = hotels
    .command('turned-away')
    .description('lists guests whose hotel does not take them, until they have another room or their money')
  withAction(withCsv(listed), () => async (db) => {
    const open = await listOpenCases(db, new Date())
    return {
      text: paragraphs(open.map(asText), 'Nobody waits for a room.'),
      json: open,
      table: [HEADINGS, ...open.map(asRow)],
    }
  })
}
