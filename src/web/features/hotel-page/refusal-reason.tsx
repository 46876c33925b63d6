import { istDateOf } from '#domain/kernel/ist.ts'
import { slotAt } from '#domain/slots/slots.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { dateWords } from '#words/times.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { BookProps } from './book-props.ts'
import { WaitForHotel } from './wait-for-hotel.tsx'
import * as t from '#words/hotel-page.ts'
import { slotName } from '#words/slots.ts'

const REFUSALS = {
  sold: t.soldOutOn,
  closed: t.closedOn,
  'not-offered': t.notOfferedOn,
  over: t.tooLateOn,
} as const

/** Explains why the stay cannot be booked as chosen. */
export default function RefusalReason({ page, choice, hasTimes }: BookProps & { hasTimes: boolean }) {
  const { query, state } = choice
  if (state === 'free') return <Notice tone="danger">{page.offer.problem}</Notice>
  const date = dateWords(query.date)
  const paused = query.date === istDateOf(serverNow()) ? t.noBookingsToday : t.noBookingsOn(date)
  return (
    <>
      <Notice tone="warn">
        <b>{state === 'paused' ? paused : REFUSALS[state](slotName(slotAt(query.slot)), date)}</b>
        <br />
        {hasTimes ? t.theseAreFree : t.pleaseTryAnotherDate}
      </Notice>
      {!hasTimes && <WaitForHotel page={page} choice={choice} variant="primary" />}
    </>
  )
}
