import type { Booking } from '#contract/bookings.ts'
import { browserApi } from '#web/lib/api.ts'
import { currentSession } from '#web/lib/session.ts'
import { createStore } from '#web/lib/store.ts'
import { replaceVouchers, addVoucher, parseVouchers, upcomingVouchers, type StoredVouchers } from './voucher-store.ts'

/** Begins with 'uncle.', so that the logout clears it (`lib/tab-memory.ts`). */
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

function write(shelf: StoredVouchers | undefined): void {
  try {
    if (shelf && shelf.vouchers.length > 0) localStorage.setItem(VOUCHERS, JSON.stringify(shelf))
    else localStorage.removeItem(VOUCHERS)
  } catch {
    // Storage is switched off or full, so the voucher needs the network.
  }
}

const whoIsIn = (): string | undefined => {
  const session = currentSession()
  return session.state === 'signed-in' ? session.userId : undefined
}

/** Stores the vouchers of the upcoming bookings that were just loaded. They work offline until the stay has ended. */
export function cacheVouchers(of: string, upcoming: readonly Booking[]): void {
  if (whoIsIn() === of) write(replaceVouchers(of, upcoming, Date.now()))
}

/**
 * Stores the voucher of one booking that its owner or partner just loaded, unless somebody else has signed in since.
 */
export function cacheVoucher(booking: Booking): void {
  const of = whoIsIn()
  if (of && (of === booking.userId) === (booking.role === 'owner'))
    write(addVoucher(of, parseVouchers(writtenShelf()), booking, Date.now()))
}

/** Runs when a page starts: clears another guest's vouchers, and refreshes the guest's own when they are old. */
export async function refreshVouchers(): Promise<void> {
  const of = whoIsIn()
  const shelf = parseVouchers(writtenShelf())
  if (shelf && shelf.of !== of) write(undefined)
  if (!of || (shelf?.of === of && Date.now() - shelf.readAt < FRESH_MILLISECONDS)) return
  const filter = {
    where: { type: 'upcoming' as const },
    include: ['hotel' as const, 'bill' as const],
    limit: MAX_READ,
  }
  const read = await browserApi.get('/bookings/user-bookings/{userId}', { params: { userId: of }, filter })
  if (read.ok) cacheVouchers(of, read.value)
}

/** Lets components subscribe to vouchers: the stored text, its guest, and an event when another tab changes it. */
export const cachedVouchers = {
  written: createStore('', {
    read: () => writtenShelf() ?? '',
    connect: (changed) => {
      addEventListener('storage', changed)
      return () => removeEventListener('storage', changed)
    },
  }),
  of: (userId: string | undefined, written: string) => upcomingVouchers(parseVouchers(written), userId, Date.now()),
}
