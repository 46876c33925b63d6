import type { DeskRow } from '#contract/desk.ts'
import { readKept } from './kept-desk.ts'

/** Every booking in the lists of today that this device keeps, once. */
export function keptRows(): DeskRow[] {
  const { day: kept } = readKept()
  if (!kept) return []
  const { arriving, here, leaving, gone, new_bookings } = kept.day
  const rows = [...arriving, ...here, ...leaving, ...gone, ...new_bookings]
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}

/** By the code, or by a name that the desk may see, as the server finds them. */
export function findKept(text: string): DeskRow[] {
  const wanted = text.trim().toLowerCase()
  return keptRows().filter(({ code, name, first_name: first }) =>
    [code, name, first].some((each) => each?.toLowerCase().includes(wanted)),
  )
}
