import type { BookProps } from './book-props.ts'
import type { FormEvent } from 'react'
import { Form } from '#web/lib/navigation/form.tsx'
import { MAX_COUPON_LENGTH } from '#domain/bills/coupon.ts'
import { payableNow } from '#domain/bills/bill.ts'
import { MAX_ROOMS, GUESTS_PER_ROOM } from '#domain/bookings/rooms-and-guests.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { slotAt } from '#domain/slots/slots.ts'
import { StayChangeNotice } from '#web/features/stay/stay-change-notice.tsx'
import { stayPeriod } from '#web/features/stay/booking-query.ts'
import { momentWords } from '#web/lib/slot-words.ts'
import { stayChangeWords } from '#web/features/stay/stay-change-words.ts'
import { SITE } from '#domain/site.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Stepper, type StepperProps } from '#web/ui/stepper.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { DateStrip } from '#web/features/stay/date-strip.tsx'
import { BATHTUBS_TAKEN } from '#domain/bookings/rooms-and-guests.ts'
import { SlotChips } from '#web/features/stay/slot-chips.tsx'
import { CancelWords, StayBill } from './stay-bill-box.tsx'
import { isBlocked, StayObstacle } from './stay-obstacle.tsx'
import { offeredSlots } from '#web/features/stay/hotel-stay.ts'

/** The stay being chosen. A plain GET form, so that date and slot can be changed without a script too. */
export function BookPanel({ page, choice }: BookProps) {
  const { query } = choice
  const stop = (event: FormEvent) => event.preventDefault()
  return (
    <div className="book-panel">
      <h2>When would you like to stay?</h2>
      <StayChangeNotice words={stayChangeWords(choice.changes.byAddress, query, new Date(page.now))} className="mt-3" />
      <Form onSubmit={stop}>
        <DateStrip page={page} choice={choice} offered={offeredSlots(page.hotel)} width="filling" />
        {/* Below the days: the pressed element stays in place. */}
        <StayChangeNotice
          words={stayChangeWords(choice.changes.byChoice, query, new Date(page.now))}
          className="mt-4"
        />
        <SlotChips page={page} choice={choice} />
        <StayObstacle page={page} choice={choice} />
        {!isBlocked({ page, choice }) && (
          <p className="field-hint">
            {slotAt(query.slot).hasBreakfast && 'Breakfast is included in this slot. '}
            Check-out {momentWords(stayPeriod(query).end)}.
          </p>
        )}
        <PartyAndExtras page={page} choice={choice} />
        <WithoutScript couponId={query.couponId} />
      </Form>
      {!isBlocked({ page, choice }) && (
        <div className="box mt-4 lg:hidden">
          <h3 className="mb-3">Your bill</h3>
          <StayBill page={page} choice={choice} />
          <CancelWords page={page} choice={choice} />
        </div>
      )}
    </div>
  )
}

/** Without a script the number is typed, and the form carries it. */
const PartyNumber = ({ noun, ...number }: StepperProps & { noun: 'guests' | 'rooms' }) => (
  <>
    <div className="needs-script">
      <Stepper noun={noun} {...number} />
    </div>
    <noscript>
      <TextInput
        label={noun}
        labelLook="heard"
        type="number"
        name={noun}
        min={number.min}
        max={number.max}
        defaultValue={number.value}
      />
    </noscript>
  </>
)

/** What a script does by itself: a coupon, and the price of the stay as it is now chosen. */
const WithoutScript = ({ couponId }: { couponId: string | undefined }) => (
  <noscript>
    <TextInput label="Coupon" name="couponId" maxLength={MAX_COUPON_LENGTH} defaultValue={couponId} />
    <Button type="submit" className="my-4">
      Show the price
    </Button>
    <Notice>
      Your browser runs no scripts: press the button after a change. Signing in and paying need them. To book by phone,
      call{' '}
      <a className="link in-text" href={SITE.supportPhoneLink}>
        {SITE.supportPhone}
      </a>
      , day or night.
    </Notice>
  </noscript>
)

function PartyAndExtras({ page: { hotel, offer }, choice: { query, change, state, isUpdating } }: BookProps) {
  const isBathtubTaken = !isUpdating && state === 'free' && !offer.hasFreeBathtub
  const mostGuests = MAX_ROOMS * GUESTS_PER_ROOM
  return (
    <div className="stay-options my-4">
      <div className="line-item">
        <span className="grow">
          Guests
          <br />
          <span className="soft">At most {GUESTS_PER_ROOM} per room</span>
        </span>
        <PartyNumber
          noun="guests"
          value={query.guests}
          min={1}
          max={mostGuests}
          onChange={(guests) => change({ guests })}
        />
      </div>
      <div className="line-item">
        <span className="grow">Rooms</span>
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
            Room with bathtub
            <br />
            <span className="soft">
              {isBathtubTaken ? BATHTUBS_TAKEN : `+ ${formatRupees(hotel.bathTub_charges)} per room per day`}
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
          Pay at hotel
          <br />
          <span className="soft">
            {hotel.only_payAtHotel ? 'At this hotel you pay at the desk. ' : ''}
            {offer.bill
              ? `Pay only ${formatRupees(payableNow(offer.bill.total, 'hotel'))} online now`
              : 'Pay only the reservation amount online now'}
          </span>
        </Switch>
      </div>
    </div>
  )
}
