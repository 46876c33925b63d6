import type { DeskBooking, DeskDay, DeskRow } from '#contract/desk.ts'
import type { Rack } from '#contract/desk-rooms.ts'
import type { KeyScope } from '#domain/hotel-keys/hotel-key.ts'

/**
 * Copies the fields of a booking that an API key can read: code, times, rooms, money due. Copies them one by one, so
 * that a new field stays hidden until somebody adds it here (decision 0110).
 */
const rowForKey = (row: DeskRow): DeskRow => ({
  id: row.id,
  code: row.code,
  status: row.status,
  visit: row.visit,
  word: row.word,
  slot: row.slot,
  days: row.days,
  checkin_date: row.checkin_date,
  leaves_at: row.leaves_at,
  first_name: null,
  name: null,
  guests: row.guests,
  room_count: row.room_count,
  rooms: row.rooms,
  due: row.due,
  bathtub: row.bathtub,
  love_kit: row.love_kit,
  extra_hours: row.extra_hours,
  is_superfast: false,
  papers_in: 0,
  unregistered: 0,
  seen_at: row.seen_at,
  booked_at: row.booked_at,
})

/** Presents the desk's day without guest data, walk-ins or calls for help. */
export const dayForKey = (day: DeskDay): DeskDay => ({
  date: day.date,
  now: day.now,
  arriving: day.arriving.map(rowForKey),
  here: day.here.map(rowForKey),
  leaving: day.leaving.map(rowForKey),
  gone: day.gone.map(rowForKey),
  help: [],
  new_bookings: day.new_bookings.map(rowForKey),
  staying_on: day.staying_on.map((stay) => ({ ...rowForKey(stay), is_asked: stay.is_asked, next: null })),
  walk_ins: [],
  free: day.free,
})

/** Presents a booking without guest data, payments at the desk or messages. */
export const bookingForKey = (booking: DeskBooking): DeskBooking => ({
  ...rowForKey(booking),
  guest_names: [],
  phone: null,
  phone_until: null,
  names_from: booking.names_from,
  no_show_from: booking.no_show_from,
  actions: [],
  bill: booking.bill,
  takings: [],
  rooms_in_use: [],
  invoice_company: null,
  arrived_at: booking.arrived_at,
  left_at: booking.left_at,
  added_hours: booking.added_hours,
  ids_seen: null,
  register: [],
  turned_away: null,
  help: [],
  timeline: [],
})

type RackStay = Rack['rooms'][number]['stays'][number]

/**
 * Presents a stay on the rack without guest data. Includes the booking's id and code only for keys with the scope
 * `bookings`.
 */
function stayForKey(
  stay: RackStay,
  { seesBookings, ownBlocks }: { seesBookings: boolean; ownBlocks: ReadonlySet<string> },
): RackStay {
  const isNamed = stay.kind === 'block' || (stay.kind === 'booking' && seesBookings)
  const { kind, from, until, clean_at, why } = stay
  return {
    kind,
    id: isNamed ? stay.id : null,
    from,
    until,
    clean_at,
    code: seesBookings ? stay.code : null,
    first_name: null,
    name: null,
    slot: seesBookings ? stay.slot : null,
    word: null,
    due: seesBookings && kind === 'booking' ? stay.due : null,
    why,
    note: stay.id !== null && ownBlocks.has(stay.id) ? stay.note : null,
  }
}

/** Presents the rack as a key may read it: without guest data, and with notes only of the key's own blocks. */
export function rackForKey(rack: Rack, scopes: readonly KeyScope[], ownBlocks: ReadonlySet<string>): Rack {
  const seesBookings = scopes.includes('bookings')
  const rooms = rack.rooms.map((room) => ({
    ...room,
    stays: room.stays.map((stay) => stayForKey(stay, { seesBookings, ownBlocks })),
  }))
  return { ...rack, rooms }
}
