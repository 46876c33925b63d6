import { useMemo } from 'react'
import type { VoucherBooking } from '#web/features/bookings/voucher-booking.ts'
import { useSession } from '#web/lib/session.ts'
import { useStore } from '#web/lib/store.ts'
import { cachedVouchers } from './cached-vouchers.ts'

/** Returns the guest's own vouchers stored on this device, soonest first; none on the server and while hydrating. */
export function useCachedVouchers(): VoucherBooking[] {
  const session = useSession()
  const written = useStore(cachedVouchers.written)
  const userId = session.state === 'signed-in' ? session.userId : undefined
  return useMemo(() => cachedVouchers.of(userId, written), [userId, written])
}
