import { useState } from 'react'
import type { Booking } from '#contract/bookings.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { fitStay, type Correction } from '#domain/slots/openings.ts'
import { slotPeriod } from '#domain/slots/period.ts'
import { SLOTS } from '#domain/slots/slots.ts'
import { bookedStay } from '#web/features/bookings/booked-stay.ts'
import { DateStrip } from '#web/features/stay/date-strip.tsx'
import { offeredSlots } from '#web/features/stay/hotel-stay.ts'
import { SlotChips } from '#web/features/stay/slot-chips.tsx'
import { billLines, cancelRule } from '#web/features/stay/stay-bill.ts'
import { StayChangeNotice } from '#web/features/stay/stay-change-notice.tsx'
import { allowedDays, type StayQuery } from '#web/features/stay/booking-query.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import { momentWords } from '#words/times.ts'
import { stayChangeWords } from '#web/features/stay/stay-change-words.ts'
import { BillBox, type BillLine } from '#web/ui/bill-box.tsx'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ChangeErrorNotice } from './change-error.tsx'
import { quotedTotals, type ModificationBill, type DayQuotes } from './day-quotes.ts'
import type { ModifyState } from './modify-machine.ts'
import { useBackFromPayment } from './use-back-from-payment.ts'
import { useModify, type Modifying } from './use-modify.ts'
import * as common from '#words/common.ts'
import * as t from '#words/bookings/changes.ts'

type ModifySheetProps = { booking: Booking; onClose: () => void }

/**
 * Lets the guest choose a different day or slot. Shows free slots and the difference from the amount paid, with one
 * button that names the outcome.
 */
export default function ModifySheet({ booking, onClose }: ModifySheetProps) {
  const modifying = useModify(booking)
  const [now] = useState(serverNow)
  const { state } = modifying
  useBackFromPayment(onClose)
  const leave = () => !state.isModifying && onClose()
  return (
    <Sheet
      title={t.modifyBooking}
      leaving={{ closable: true, onClose: leave }}
      footer={<ChangeButton booking={booking} modifying={modifying} />}
    >
      <p className="soft mb-2">{timesWords(booking, now)}</p>
      <TimeChoice booking={booking} modifying={modifying} now={now} />
      <div className="mt-6 grid gap-4">
        <NewBill booking={booking} state={state} now={now} />
        {state.modifyError && (
          <ChangeErrorNotice refusal={state.modifyError}>
            {!state.quotes && (
              <button type="button" className="link in-text" onClick={() => modifying.tell({ type: 'asked-again' })}>
                {common.tryAgain}
              </button>
            )}
          </ChangeErrorNotice>
        )}
      </div>
    </Sheet>
  )
}

const timesWords = ({ checkin_date, checkout_date }: Booking, now: Date) =>
  t.bookedNow(momentWords(new Date(checkin_date), now), momentWords(new Date(checkout_date), now))

const wantedStay = (booking: Booking, { wanted }: ModifyState): StayQuery => ({ ...bookedStay(booking), ...wanted })

type TimeChoiceProps = { booking: Booking; modifying: Modifying; now: Date }

/** Reuses the hotel page's day strip and slots, and shows what each would mean for this booking. */
function TimeChoice({ booking, modifying: { state, tell }, now }: TimeChoiceProps) {
  const [correction, setCorrection] = useState<Correction>()
  const offered = state.hotel && offeredSlots(state.hotel)
  const change = (changed: Partial<StayQuery>) => {
    const { date, slot, days } = { ...state.wanted, ...changed }
    const fitted = fitStay({ date, slot }, now, offered)
    setCorrection(fitted.correction)
    tell({ type: 'wanted', changed: { date: fitted.date, slot: fitted.slot, days: allowedDays(fitted.slot, days) } })
  }
  const choice = { query: wantedStay(booking, state), change }
  return (
    <>
      <DateStrip page={{ now: now.toISOString() }} choice={choice} offered={offered} />
      <StayChangeNotice words={stayChangeWords(correction ? [correction] : [], state.wanted, now)} className="mt-4" />
      <div aria-busy={!state.quotes}>
        {state.quotes && state.hotel ? (
          <SlotChips
            page={{
              hotel: state.hotel,
              offer: { slots: slotStates(state.quotes), totals: quotedTotals(state.quotes, booking) },
            }}
            choice={choice}
          />
        ) : (
          <ChipsOnTheirWay isFailed={state.modifyError !== undefined} />
        )}
      </div>
    </>
  )
}

/** Treats the booked time as free, because the choice starts there and guests may return to it. */
const slotStates = (quotes: DayQuotes) => quotes.map(({ state }) => (state === 'same' ? 'free' : state))

const ChipsOnTheirWay = ({ isFailed }: { isFailed: boolean }) =>
  isFailed ? null : (
    <>
      <h3 className="mt-6 mb-3">{common.slot}</h3>
      <output className="visually-hidden">{common.loading}</output>
      <div className="slot-chips two">
        {SLOTS.map(({ key }) => (
          <Skeleton key={key} height="76px" />
        ))}
      </div>
    </>
  )

function NewBill({ booking, state, now }: { booking: Booking; state: ModifyState; now: Date }) {
  const { bill, quotes, wanted } = state
  const quote = quotes?.[wanted.slot]
  if (!quotes) return state.modifyError ? null : <Skeleton height="140px" />
  if (quote?.state === 'same') return <Notice>{t.timeYouBooked}</Notice>
  if (!bill) return <Notice icon="calendar-days">{t.slotNotAvailable}</Notice>
  const stay = wantedStay(booking, state)
  const rule = cancelRule(stay, { cancel_hours: booking.cancel_hours, grace_minutes: 0 }, now)
  return (
    <>
      <div className="sunken-box">
        <BillBox lines={differenceLines(bill)} />
        <details className="mt-2">
          <summary className="link">{t.seeNewBill}</summary>
          <div className="mt-2">
            <BillBox lines={billLines({ ...bill, pay_at_hotel: 0 }, stay)} />
          </div>
        </details>
      </div>
      <output className="visually-hidden">{differenceWords(bill)}</output>
      {rule.at === 'late' ? (
        <Notice tone="warn">{t.newTimeTooClose(rule.hours)}</Notice>
      ) : (
        <p className="field-hint m-0">
          {bill.payable_now > 0 ? t.ruleOncePaid(rule.words) : t.ruleOfNewTime(rule.words)}
        </p>
      )}
    </>
  )
}

/** Shows the new total and what was paid online. */
function differenceLines(bill: ModificationBill): BillLine[] {
  const online = bill.total - bill.pay_at_hotel
  const lines: BillLine[] = [{ label: t.newTotal, amount: formatRupees(bill.total) }]
  if (bill.pay_at_hotel > 0) lines.push({ label: t.toPayAtHotel, amount: formatRupees(bill.pay_at_hotel) })
  lines.push({ label: t.alreadyPaid, amount: formatRupees(online - bill.difference) })
  if (bill.creditsReturned > 0)
    lines.push({ label: t.returnedToCredit, amount: formatRupees(bill.creditsReturned), kind: 'less' })
  const isLess = bill.refund > 0
  lines.push({
    label: isLess ? t.refundedToPaymentMethod : t.toPay,
    amount: formatRupees(isLess ? bill.refund : bill.payable_now),
    kind: 'sum',
  })
  return lines
}

const differenceWords = ({ refund, payable_now: payableNow }: ModificationBill): string =>
  refund > 0 ? t.youWouldBeRefunded(formatRupees(refund)) : t.differenceIs(formatRupees(payableNow))

function ChangeButton({ booking, modifying: { state, change } }: { booking: Booking; modifying: Modifying }) {
  const { bill, wanted, isModifying } = state
  const { start } = slotPeriod(wanted.slot, wanted.date, wanted.days)
  return (
    <div className="w-full">
      {bill && (
        <p className="row justify-between mb-2">
          {bill.refund > 0 ? t.refundedToPaymentMethod : t.toPayForChange}
          <b className="price">{formatRupees(bill.refund > 0 ? bill.refund : bill.payable_now)}</b>
        </p>
      )}
      <Button
        variant="primary"
        className="big w-full"
        disabled={!bill}
        aria-disabled={isModifying}
        onClick={() => void change()}
      >
        <Sentence
          text={isModifying ? t.changing(booking.short_id) : t.changeTo(momentWords(start), booking.short_id)}
        />
      </Button>
    </div>
  )
}
