import { plural } from '../plural.ts'

/** The English texts about a booking's history. */
export const timelineWords = {
  booked: 'Booked',
  modified: 'The guest changed the time',
  extended: 'Stay made longer',
  hours_agreed: 'The guests said yes to the added hours',
  hours_refused: 'The guests did not ask for the added hours',
  cancelled: 'Cancelled',
  ended: 'The stay is over',
  no_show_objected: 'The guest says that they came',
  seen: (by: string) => `Seen by ${by}`,
  arrived: (by: string) => `Arrived, greeted by ${by}`,
  money_taken: (by: string, amount: string, method: string) => `${amount} taken in ${method} by ${by}`,
  left: (by: string) => `Left, marked by ${by}`,
  still_here: (by: string) => `Still in the room, said by ${by}`,
  no_show: (by: string) => `Did not come, marked by ${by}`,
  arrival_taken_back: (by: string, reason: string) => `${by} took ‘here’ back: ${reason}`,
  leaving_taken_back: (by: string, reason: string) => `${by} took ‘left’ back: ${reason}`,
  ids_compared: (by: string, isMatch: boolean) => (isMatch ? `${by} compared: matches` : `${by} compared: not them`),
  hours_added: (by: string, hours: number, amount: string) =>
    `${by} added ${hours} ${plural(hours, 'hour', 'hours')}, ${amount} due here`,
  room_changed: (by: string, from: string, to: string) => `${by} changed room ${from} to ${to}`,
  room_moved: (from: string, to: string) => `Room ${to} instead of ${from}, because guests stayed there longer`,
  moved_to_make_room: (from: string, to: string) => `Moved from room ${from} to ${to} to make room`,
  other: (what: string) => what.replaceAll('_', ' '),
}
