import { readFromTab } from '#web/lib/tab-memory.ts'

type Paying = { id: string; hotelId: number }

const isPaying = (kept: unknown): kept is Paying =>
  typeof kept === 'object' &&
  kept !== null &&
  'id' in kept &&
  'hotelId' in kept &&
  typeof kept.id === 'string' &&
  typeof kept.hotelId === 'number'

/** Returns the booking for which this tab went to the payment page. */
export function payingBooking(): Paying | undefined {
  const kept = readFromTab('paying')
  return isPaying(kept) ? kept : undefined
}
