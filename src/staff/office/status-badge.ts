import type { BookingStatus } from '#domain/bookings/booking-status.ts'
import * as t from '#words/office/booking.ts'

type Badge = { tone: 'trust' | 'warn' | 'dull'; words: string }

const TONES: Record<BookingStatus, Badge['tone']> = {
  pending: 'warn',
  completed: 'trust',
  cancelled: 'dull',
  expired: 'dull',
  failed: 'dull',
}

export const statusBadge = ({ status, is_over }: { status: BookingStatus; is_over: boolean }): Badge =>
  status === 'completed' && is_over
    ? { tone: 'dull', words: t.past }
    : { tone: TONES[status], words: t.statuses[status] }
