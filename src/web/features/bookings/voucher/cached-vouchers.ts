import type { Booking } from '#contract/bookings.ts'
import { browserApi } from '#web/lib/api.ts'
import { currentSession } from '#web/lib/session.ts'
import { fill, put, readShelf, stillAhead, type Shelf } from './voucher-store.ts'

/** Begins with 'uncle.', so the logout clears it (`lib/tab-memory.ts`). */
export const VOUCHERS = 'uncle.vouchers'

const FRESH_MILLISECONDS = 15 * 60_000
const MAX_READ = 20

function writtenShelf(): string | null {
  try {
    return localStorage.getItem(VOUCHERS)
  } catch {
    return null // storage is switched off
  }
}

function write(shelf: Shelf | undefined): void {
  try {
    if (shelf && shelf.vouchers.length > 0) localStorage.setItem(VOUCHERS, JSON.stringify(shelf))
    else localStorage.removeItem(VOUCHERS)
  } catch {
    // storage is switched off or full: the voucher needs the network then
  }
}

const whoIsIn = (): string | undefined => {
  const session = currentSession()
  return session.state === 'signed-in' ? session.userId : undefined
}

/** The upcoming bookings just read: their vouchers work offline from now on, until the stay has ended. */
export function keepVouchers(of: string, upcoming: readonly Booking[]): void {
  if (whoIsIn() === of) write(fill(of, upcoming, Date.now()))
}

/** The same for one booking, as its owner or partner just read it; not once somebody else has signed in. */
export function keepVoucher(booking: Booking): void {
  const of = whoIsIn()
  if (of && (of === booking.userId) === (booking.role === 'owner'))
    write(put(of, readShelf(writtenShelf()), booking, Date.now()))
}

/** At the start of a page: clear what somebody else left; read the guest's own again when they are old. */
export async function refreshVouchers(): Promise<void> {
  const of = whoIsIn()
  const shelf = readShelf(writtenShelf())
  if (shelf && shelf.of !== of) write(undefined)
  if (!of || (shelf?.of === of && Date.now() - shelf.readAt < FRESH_MILLISECONDS)) return
  const filter = {
    where: { type: 'upcoming' as const },
    include: ['hotel' as const, 'bill' as const],
    limit: MAX_READ,
  }
  const read = await browserApi.get('/bookings/user-bookings/{userId}', { params: { userId: of }, filter })
  if (read.ok) keepVouchers(of, read.value)
}

/** For components that show vouchers: the stored text, its guest, and an event when another tab changes it. */
export const keptVouchers = {
  written: (): string => writtenShelf() ?? '',
  of: (userId: string | undefined, written: string) => stillAhead(readShelf(written), userId, Date.now()),
  subscribe: (listener: () => void): (() => void) => {
    addEventListener('storage', listener)
    return () => removeEventListener('storage', listener)
  },
}
