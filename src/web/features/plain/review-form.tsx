import { payableNow } from '#domain/bills/bill.ts'
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '#domain/accounts/sign-up-form.ts'
import { formatRupees, type Rupees } from '#domain/kernel/money.ts'
import { IdRules } from '#web/features/bookings/id-rules.tsx'
import { Adults } from '#web/features/place-booking/review-page.tsx'
import { StaySummary } from '#web/features/place-booking/stay-summary.tsx'
import { writeStayQuery } from '#web/features/stay/booking-query.ts'
import { billLines, cancelRule } from '#web/features/stay/stay-bill.ts'
import { hotelPath, plainBookingPath } from '#web/lib/paths.ts'
import { BillBox } from '#web/ui/bill-box.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Tick } from '#web/ui/tick.tsx'
import * as common from '#words/common.ts'
import * as placeBooking from '#words/place-booking.ts'
import * as t from '#words/plain.ts'
import { atField, FormOfPage, Problem } from './form-of-page.tsx'
import type { ViewProps } from './plain-data.ts'

type ReviewProps = ViewProps<'review'>

/** Shows the stay, its bill, the ways to pay, and one button that books. */
export function ReviewForm(props: ReviewProps) {
  const { view, form, now } = props
  const { hotel, query, quote, own } = view
  const changePath = hotelPath(hotel.slug, writeStayQuery(query))
  const isPossible = quote.isFree && quote.problem === undefined && quote.bill !== undefined
  return (
    <>
      <h1>{t.confirmStay}</h1>
      <Problem form={form} fields={['name', 'email']} />
      {own && <OwnStay {...props} />}
      {!own && !isPossible && (
        <Notice tone="warn">{quote.problem ? placeBooking.notPossible(quote.problem) : placeBooking.soldOut}</Notice>
      )}
      {quote.couponRefusal && <Notice tone="warn">{quote.couponRefusal}</Notice>}
      <StaySummary page={{ hotel, now: now.toISOString() }} stay={{ query, changes: [], changePath }} />
      {isPossible && own?.status !== 'pending' && <BookForm {...props} />}
      {!isPossible && !own && (
        <a className="button primary big" href={changePath}>
          {placeBooking.seeFreeTimes}
        </a>
      )}
    </>
  )
}

/** Shown if the guest pressed 'back', or made the booking in another browser. */
const OwnStay = ({ view: { own } }: ReviewProps) =>
  own && (
    <>
      <Notice tone="trust">
        {own.status === 'pending' ? t.holdOwnBooking(own.short_id) : t.seeOwnBooking(own.short_id)}
      </Notice>
      <a className="button primary big" href={plainBookingPath(own.id)}>
        {t.openBooking}
      </a>
    </>
  )

function BookForm({ view, form, now }: ReviewProps) {
  const { hotel, query, quote, user, own, stay } = view
  const { bill } = quote
  if (!bill) return null
  const { typed, refusal } = form
  const isAsked = own !== undefined || refusal?.code === 'OVERLAPS_YOURS'
  const rule = cancelRule(query, quote.rule, now)
  return (
    <section>
      <FormOfPage form={form}>
        <input type="hidden" name="stay" value={stay} />
        <div className="box">
          <h2 className="small-heading">{common.yourBill}</h2>
          <BillBox lines={billLines(bill, query)} />
          <p className="field-hint">{rule.words}</p>
        </div>
        <PayChoice
          isOnlyAtHotel={hotel.only_payAtHotel}
          total={bill.total}
          chosen={typed['pay'] ?? (query.payAtHotel ? 'hotel' : 'all')}
        />
        <div className="box">
          <h2 className="small-heading">{placeBooking.whoIsStaying}</h2>
          <div className="two-columns">
            <TextInput
              label={common.name}
              hint={placeBooking.asOnYourId}
              name="name"
              autoComplete="name"
              maxLength={MAX_NAME_LENGTH}
              required
              defaultValue={typed['name'] ?? user.name}
              {...atField(form, 'name')}
            />
            <TextInput
              label={common.email}
              name="email"
              type="email"
              autoComplete="email"
              maxLength={MAX_EMAIL_LENGTH}
              required
              defaultValue={typed['email'] ?? user.user_email}
              {...atField(form, 'email')}
            />
          </div>
          {hotel.has_love_kit && (
            <Tick name="loveKit" value="yes" defaultChecked={typed['loveKit'] === 'yes'}>
              {placeBooking.putLoveKit}
            </Tick>
          )}
          <h3 className="small-heading mt-4">{placeBooking.atDesk}</h3>
          <IdRules />
        </div>
        {isAsked && (
          <Tick name="another" value="yes" defaultChecked={typed['another'] === 'yes'}>
            {t.bookAnotherToo}
          </Tick>
        )}
        <Adults />
        {rule.at === 'late' && (
          <p className="text-warn-ink">
            <b>{placeBooking.oncePaidNotCancelled}</b>
          </p>
        )}
        <Button type="submit" variant={own ? 'quiet' : 'primary'} className="big w-full">
          {placeBooking.bookNow}
        </Button>
        <p className="soft">{t.payOnNextPage}</p>
      </FormOfPage>
    </section>
  )
}

type PayChoiceProps = { isOnlyAtHotel: boolean; total: Rupees; chosen: string }

/** Lets the guest pay all now, or the reservation amount now and the rest at the hotel. */
function PayChoice({ isOnlyAtHotel, total, chosen }: PayChoiceProps) {
  const now = payableNow(total, 'hotel')
  return (
    <fieldset className="box">
      <legend className="small-heading">{placeBooking.howToPay}</legend>
      {!isOnlyAtHotel && (
        <Tick type="radio" name="pay" value="all" defaultChecked={chosen !== 'hotel'}>
          <span>
            <b>
              {placeBooking.payAllNow}
              {': '}
              {formatRupees(total)}
            </b>
            <span className="soft block">{placeBooking.waysToPay}</span>
          </span>
        </Tick>
      )}
      <Tick type="radio" name="pay" value="hotel" defaultChecked={isOnlyAtHotel || chosen === 'hotel'}>
        <span>
          <b>
            {placeBooking.payAtHotel}
            {': '}
            {formatRupees(now)}
          </b>
          <span className="soft block">{placeBooking.payReservation(formatRupees(total - now))}</span>
        </span>
      </Tick>
    </fieldset>
  )
}
