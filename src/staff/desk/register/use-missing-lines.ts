import type { DeskRow } from '#contract/desk.ts'
import { useCall } from '../desk-calls.ts'
import { missingFormLines, type FormLine } from './form-line.ts'

/**
 * Returns the register entries that a booking still lacks, with the names that the desk may see; undefined while
 * loading.
 */
export function useMissingLines(row: Pick<DeskRow, 'id'>): FormLine[] | undefined {
  const { value: booking } = useCall('GET /desk/bookings/{id}', { params: { id: row.id } })
  if (!booking) return undefined
  return missingFormLines({ guests: booking.guests, names: booking.guest_names }, booking.register)
}
