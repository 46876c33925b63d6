import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { DayList } from '#domain/hotel-messages/day-list.ts'
import { dayListReadyText, dayListText } from '../messages/day-list-text.ts'
import { addDays, istDateOf, istInstant } from '#domain/kernel/ist.ts'
import { hotelTemplate } from '../../ports/message-sender.ts'
import type { Services } from '../../services.ts'
import { workThrough } from '../../work-through.ts'
import { enqueue } from '../messages/outbox.ts'
import { channelEntry, type ListeningChannel } from './channel-entry.ts'
import { channelsOf } from './send-to-hotel.ts'
import { noticeStayColumns, type StayToNotify } from './notice-stay.ts'

/** Limits the list, because hotels print it. The desk shows all arrivals. */
const MAX_LINES = 200

/**
 * Sends the arrivals of a day, once, to each hotel that chose to get them. Sends nothing if nobody arrives. Returns how
 * many hotels.
 */
export async function sendDayLists(services: Services, list: DayList): Promise<number> {
  const today = istDateOf(services.clock.now())
  const day = list === 'today' ? today : addDays(today, 1)
  const sent = await workThrough<{ id: number }>({
    name: `send-day-lists: ${list}`,
    log: services.log,
    next: async (after, limit) => {
      const { rows } = await sql<{ id: number }>`
        select distinct c.hotel_id as id from hotel_channels c
        where c.ended_at is null and 'lists' = any (c.kinds) and c.hotel_id > ${after ?? 0}
        order by c.hotel_id limit ${limit}`.execute(services.db)
      return rows
    },
    work: ({ id }) => services.db.transaction().execute((trx) => sendList(services, trx, { hotelId: id, list, day })),
  })
  if (sent > 0) services.nudge()
  return sent
}

async function arrivalsOf(trx: Transaction<DB>, hotelId: number, day: string): Promise<StayToNotify[]> {
  const { rows } = await sql<StayToNotify>`
    select ${noticeStayColumns} from bookings b
    where b.hotel_id = ${hotelId} and b.status = 'completed'
      and b.checkin_at >= ${istInstant(day)} and b.checkin_at < ${istInstant(addDays(day, 1))}
    order by b.checkin_at, b.short_id limit ${MAX_LINES}`.execute(trx)
  return rows
}

/**
 * Sends the list itself by e-mail. WhatsApp gets only the number of arrivals, with a button that opens that day at the
 * desk.
 */
function listEntry(one: ListeningChannel, { list, day, stays }: { list: DayList; day: string; stays: StayToNotify[] }) {
  const { language } = one
  const of = { language, day: istInstant(day) }
  if (one.channel === 'email')
    return channelEntry(one, { template: hotelTemplate('list', language), ...dayListText(list, { ...of, stays }) })
  const text = { subject: '', ...dayListReadyText(list, { ...of, count: stays.length }) }
  const targets = { seenToken: '', path: `/desk?${new URLSearchParams({ date: day })}` }
  return channelEntry(one, { template: hotelTemplate('list_ready', language), ...text }, targets)
}

async function sendList(
  services: Services,
  trx: Transaction<DB>,
  { hotelId, list, day }: { hotelId: number; list: DayList; day: string },
): Promise<boolean> {
  const stays = await arrivalsOf(trx, hotelId, day)
  if (stays.length === 0) return false
  const channels = await channelsOf(trx, hotelId, 'lists')
  const messages = channels.map((one) => ({
    ...listEntry(one, { list, day, stays }),
    once: `hotel:list:${list}:${day}:${one.id}`,
  }))
  await enqueue(trx, services.clock.now(), messages)
  return true
}
