import { useEffect, useEffectEvent } from 'react'
import type { Booking } from '#contract/bookings.ts'
import type { HelpCase } from '#contract/hotel-help.ts'
import { UnreadableBooking } from '#web/features/bookings/unreadable-booking.tsx'
import { useRevalidator } from '#web/lib/navigation/navigation.ts'
import { LoadingWord } from '#web/ui/skeleton.tsx'
import { CameraWalk } from './camera-walk.tsx'
import './help.css'
import type { HelpWay, LoadedHelp } from './load-hotel-help.ts'
import { Money } from './money.tsx'
import { Room } from './room.tsx'
import { Unsafe } from './unsafe.tsx'
import { useHelpPresses } from './use-help-presses.ts'
import { Ways } from './ways.tsx'
import * as t from '#words/hotel-help.ts'

const FRESH_MILLISECONDS = 10_000

/** Reloads while the guests wait for an answer and the page is visible. */
function useFreshCases(isWaiting: boolean): void {
  const { revalidate, state } = useRevalidator()
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && state === 'idle') void revalidate()
  })
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => refresh(), FRESH_MILLISECONDS)
    return () => clearInterval(timer)
  }, [isWaiting])
}

/**
 * Shows guests at their hotel four ways to get help, each with its next step, a clock and our phone (decision 0096).
 */
export function HotelHelpPage({ help }: { help: LoadedHelp }) {
  const { revalidate } = useRevalidator()
  if (help.at === 'unreadable')
    return <UnreadableBooking title={t.helpAtHotel} refusal={help.refusal} onRetry={() => void revalidate()} />
  const { booking, cases, way } = help
  return <Way key={way ?? 'ways'} booking={booking} cases={cases} way={way} />
}

type WayProps = { booking: Booking; cases: readonly HelpCase[]; way: HelpWay | undefined }

function Way({ booking, cases, way }: WayProps) {
  const presses = useHelpPresses(booking.id)
  useFreshCases(way !== undefined && way !== 'cameras' && cases.some(({ at }) => at !== 'closed'))
  switch (way) {
    case 'money':
      return <Money booking={booking} cases={cases} presses={presses} />
    case 'room':
      return <Room booking={booking} cases={cases} presses={presses} />
    case 'unsafe':
      return <Unsafe cases={cases} presses={presses} />
    case 'cameras':
      return <CameraWalk bookingId={booking.id} />
    case undefined:
      return <Ways booking={booking} presses={presses} />
    default:
      return way satisfies never
  }
}

export const HotelHelpSkeleton = () => (
  <main id="main" className="wrap section">
    <h1 className="visually-hidden">{t.helpAtHotel}</h1>
    <LoadingWord />
  </main>
)
