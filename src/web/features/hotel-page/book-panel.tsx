import type { BookProps } from './book-props.ts'
import { loadStayChange } from './refresh-hotel-page.ts'
import type { ComponentProps, FormEvent } from 'react'
import { Form } from '#web/lib/navigation/form.tsx'
import { payableNow } from '#domain/bills/bill.ts'
import { MAX_ROOMS, GUESTS_PER_ROOM } from '#domain/bookings/rooms-and-guests.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { hasBegun } from '#domain/slots/period.ts'
import { slotAt } from '#domain/slots/slots.ts'
import { stayPeriod, type StayQuery } from '#web/features/stay/booking-query.ts'
import { begunWords, momentWords } from '#words/times.ts'
import { deferred } from '#web/ui/deferred.tsx'
import { Stepper, type StepperProps } from '#web/ui/stepper.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { DateStrip } from '#web/features/stay/date-strip.tsx'
import { SlotChips } from '#web/features/stay/slot-chips.tsx'
import { CancelWords, StayBill } from './stay-bill-box.tsx'
import { isBlocked, StayRefusalNotice } from './stay-refusal.tsx'
import StayChangesStill from './stay-changes.server-only.tsx'
import WithoutScript from './without-script.server-only.tsx'
import { offeredSlots } from '#web/features/stay/hotel-stay.ts'
import * as common from '#words/common.ts'
import * as t from '#words/hotel-page.ts'
import { bathtubsTaken } from '#words/bathtubs.ts'

/** Lets the guest choose the stay. Uses a plain GET form, so that date and slot can be changed without scripts. */
export function BookPanel({ page, choice }: BookProps) {
  const { query } = choice
  const stop = (event: FormEvent) => event.preventDefault()
  return (
    <div className="book-panel">
      <h2>{t.whenWouldYouLikeToStay}</h2>
      <ChangedStay changes={choice.changes.byAddress} query={query} now={page.now} className="mt-3" />
      <Form onSubmit={stop} onPointerEnter={() => void loadStayChange()} onFocus={() => void loadStayChange()}>
        <DateStrip page={page} choice={choice} offered={offeredSlots(page.hotel)} width="filling" />
        {/* Placed below the days, so that they do not move under the finger when the notice appears. */}
        <ChangedStay changes={choice.changes.byChoice} query={query} now={page.now} className="mt-4" />
        <SlotChips page={page} choice={choice} />
        <StayRefusalNotice page={page} choice={choice} />
        {!isBlocked({ page, choice }) && <p className="field-hint">{aboutStay(query, page)}</p>}
        <PartyAndExtras page={page} choice={choice} />
        <noscript>
          <WithoutScript couponId={query.couponId} />
        </noscript>
      </Form>
      {!isBlocked({ page, choice }) && (
        <div className="box mt-4 lg:hidden">
          <h3 className="mb-3">{common.yourBill}</h3>
          <StayBill page={page} choice={choice} />
          <CancelWords page={page} choice={choice} />
        </div>
      )}
    </div>
  )
}

/** Says what the slot includes, whether it has begun, and when it ends. */
function aboutStay(query: StayQuery, { hotel, now }: BookProps['page']): string {
  const slot = slotAt(query.slot)
  const period = stayPeriod(query)
  const sentences = [t.checkOutAt(momentWords(period.end))]
  if (hasBegun(period, new Date(now))) sentences.unshift(begunWords(slot))
  if (slot.hasBreakfast && hotel.amenities.includes('breakfast')) sentences.unshift(t.breakfastInThisSlot)
  return sentences.join(' ')
}

const Changes = deferred(() => import('./stay-changes.tsx'), StayChangesStill)

/** Mounts the region before its text, so that screen readers announce it. */
const ChangedStay = ({ className, ...changed }: ComponentProps<typeof Changes> & { className: string }) => (
  <output className={changed.changes.length > 0 ? `block ${className}` : ''}>
    {changed.changes.length > 0 && <Changes {...changed} />}
  </output>
)

/** Shows a number field for browsers without scripts, in which the stepper does not work. */
const PartyNumber = (number: StepperProps) => (
  <>
    <div className="needs-script">
      <Stepper {...number} />
    </div>
    <noscript>
      <WithoutScript number={number} />
    </noscript>
  </>
)

function PartyAndExtras({ page: { hotel, offer }, choice: { query, change, state, isUpdating } }: BookProps) {
  const isBathtubTaken = !isUpdating && state === 'free' && !offer.hasFreeBathtub
  const maxGuests = MAX_ROOMS * GUESTS_PER_ROOM
  return (
    <div className="stay-options my-4">
      <div className="line-item">
        <span className="grow">
          {t.guests}
          <br />
          <span className="soft">{t.guestsPerRoom(GUESTS_PER_ROOM)}</span>
        </span>
        <PartyNumber
          noun="guests"
          value={query.guests}
          min={1}
          max={maxGuests}
          onChange={(guests) => change({ guests })}
        />
      </div>
      <div className="line-item">
        <span className="grow">{t.rooms}</span>
        <PartyNumber noun="rooms" value={query.rooms} min={1} max={MAX_ROOMS} onChange={(rooms) => change({ rooms })} />
      </div>
      {hotel.hasBathtub && (
        <div className="line-item">
          <Switch
            name="has_bathtub"
            value="true"
            checked={query.hasBathtub}
            disabled={isBathtubTaken && !query.hasBathtub}
            onChange={(event) => change({ hasBathtub: event.target.checked })}
          >
            {t.roomWithBathtub}
            <br />
            <span className="soft">
              {isBathtubTaken ? bathtubsTaken : t.perRoomPerDay(formatRupees(hotel.bathTub_charges))}
            </span>
          </Switch>
        </div>
      )}
      <div className="line-item">
        <Switch
          name="pay_at_hotel"
          value="true"
          checked={query.payAtHotel}
          disabled={hotel.only_payAtHotel}
          onChange={(event) => change({ payAtHotel: event.target.checked })}
        >
          {t.payAtHotel}
          <br />
          <span className="soft">
            {hotel.only_payAtHotel && `${t.paymentAtDesk} `}
            {offer.bill ? t.payOnlyNow(formatRupees(payableNow(offer.bill.total, 'hotel'))) : t.payOnlyReservation}
          </span>
        </Switch>
      </div>
    </div>
  )
}
