import { useMemo, useSyncExternalStore } from 'react'
import type { VoucherBooking } from '#web/features/bookings/voucher-booking.ts'
import { useSession } from '#web/lib/session.ts'
import { cachedVouchers } from './cached-vouchers.ts'

/** The guest's own vouchers stored on this device, soonest first; none on the server and while hydrating. */
export function useCachedVouchers(): VoucherBooking[] {
  const session = useSession()
  const written = useSyncExternalStore(cachedVouchers.subscribe, cachedVouchers.written, () => '')
  const userId = session.state === 'signed-in' ? session.userId : undefined
  return useMemo(() => cachedVouchers.of(userId, written), [userId, written])
}
