import { useMemo, useSyncExternalStore } from 'react'
import type { VoucherBooking } from '#web/features/bookings/voucher-booking.ts'
import { useSession } from '#web/lib/session.ts'
import { keptVouchers } from './cached-vouchers.ts'

/** The guest's own vouchers stored on this device, soonest first; none on the server and while hydrating. */
export function useKeptVouchers(): VoucherBooking[] {
  const session = useSession()
  const written = useSyncExternalStore(keptVouchers.subscribe, keptVouchers.written, () => '')
  const userId = session.state === 'signed-in' ? session.userId : undefined
  return useMemo(() => keptVouchers.of(userId, written), [userId, written])
}
