import { Option, type Command } from 'commander'
import { formatIstMoment, isIstDate } from '#domain/kernel/ist.ts'
import { rackDay, type RackDays } from '#domain/rooms/rack.ts'
import { blockedRooms, roomsOfHotel, type BlockedRoom } from '#server/features/rooms/rooms-by-command.ts'
import type { Db } from '#server/services.ts'
import { CommandRefused } from '../operator-command.ts'
import { wrongCall } from './by-operator.ts'
import { withCsv, withAction } from './command.ts'

const unknown = (slug: string) => new CommandRefused(`There is no hotel ${slug}.`)

const list = (slug: string) => async (db: Db) => {
  const found = await roomsOfHotel(db, slug)
  if (!found) throw unknown(slug)
  const { hotel, cleaning_minutes: minutes, rooms } = found
  const lines = rooms.map(
    ({ number, name, has_bathtub }) => `${number}${name ? `  ${name}` : ''}${has_bathtub ? ', bathtub' : ''}`,
  )
  const cleaning = minutes === 0 ? 'no cleaning' : `${minutes} minutes of cleaning`
  return {
    text: [`${hotel}: ${rooms.length} rooms, ${cleaning} between stays`, ...lines].join('\n'),
    json: found,
    table: [
      ['room', 'name', 'bathtub'],
      ...rooms.map((room) => [room.number, room.name, room.has_bathtub ? 'yes' : '']),
    ],
  }
}

const moment = (iso: string) => formatIstMoment(new Date(iso))

const asText = ({ room, kind, from, until, what }: BlockedRoom): string =>
  `${room}  ${moment(from)} to ${moment(until)}: ${kind}${what === null ? '' : ` ${what}`}`

type Wish = { day?: string; days: `${RackDays}` }

const kept = (slug: string, { day = rackDay(new Date()), days }: Wish, command: Command) => {
  if (!isIstDate(day)) throw wrongCall(command, `--day ${day} is no day`)
  return async (db: Db) => {
    const found = await blockedRooms(db, slug, { day, days: days === '7' ? 7 : 1 })
    if (!found) throw unknown(slug)
    const lines = found.kept.length === 0 ? ['every room is free'] : found.kept.map(asText)
    return {
      text: [`${found.hotel}, ${day}`, ...lines].join('\n'),
      json: found,
      table: [
        ['room', 'kind', 'from', 'until', 'what'],
        ...found.kept.map(({ room, kind, from, until, what }) => [room, kind, from, until, what]),
      ],
    }
  }
}

/** Adds `npm run uncle -- rooms ...`. Staff block and free rooms at their desk instead. */
export function addRoomCommands(program: Command): void {
  const rooms = program.command('rooms').description('rooms of hotels, and what keeps them')
  withAction(withCsv(rooms.command('list <slug>').description('lists the rooms of a hotel')), list)
  const racked = rooms
    .command('kept <slug>')
    .description('lists bookings, holds and blocks by room; of guests only the code')
    .option('--day <day>', 'the hotel’s day, 10 AM to 11 AM the next; today without it')
    .addOption(new Option('--days <days>', 'one day or a week').choices(['1', '7']).default('1'))
  withAction(withCsv(racked), kept)
}
