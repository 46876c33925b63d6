import { istDateOf } from '#domain/kernel/ist.ts'
import { slotAt } from '#domain/slots/slots.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { dateWords } from '#words/times.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { BookProps } from './book-props.ts'
import * as t from '#words/hotel-page.ts'

const WHY = {
  sold: 'is sold out',
  closed: 'is closed at this hotel',
  'not-offered': 'is not offered here',
  over: 'can no longer be booked',
  free: '',
  paused: '',
} as const

/** Explains why the stay cannot be booked as chosen. */
export default function RefusalReason({
  page: { offer },
  choice: { query, state },
  hasTimes,
}: BookProps & { hasTimes: boolean }) {
  if (state === 'free') return <Notice tone="danger">{offer.problem}</Notice>
  const isToday = query.date === istDateOf(serverNow())
  return (
    <Notice tone="warn">
      <b>
        {state === 'paused'
          ? `This hotel takes no new bookings for ${isToday ? 'today' : dateWords(query.date)}.`
          : t.on(slotAt(query.slot).listingName, dateWords(query.date), WHY[state])}
      </b>
      <br />
      {hasTimes ? t.theseAreFree : t.pleaseTryAnotherDate}
    </Notice>
  )
}
