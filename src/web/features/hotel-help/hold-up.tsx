import type { ReactNode } from 'react'
import { languagesAtDoor } from '#domain/hotel-help/languages-at-door.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { PRODUCT_NAME, SITE } from '#domain/site.ts'
import { moneyOf, type VoucherBooking } from '#web/features/bookings/voucher-booking.ts'
import { DOOR_WORDS, type DoorWords } from '../../../words/door-words.ts'
import './hold-up.css'

type Line = Exclude<keyof DoorWords, 'language'>

/**
 * Shows the page that guests hold up to a desk that asks for more money. In large letters and the desk's languages, it
 * shows only what was paid and what is due. All its data are stored on the phone, so it works offline.
 */
export function HoldUp({ booking, children }: { booking: VoucherBooking; children?: ReactNode }) {
  const { short_id: code, checkin_date: checkin } = booking
  const money = moneyOf(booking)
  const atDoor = languagesAtDoor(booking.hotel.city).flatMap((each) =>
    DOOR_WORDS.filter(({ language }) => language === each),
  )
  const said = (line: Line) =>
    atDoor.map(({ language, [line]: words }) => (
      <p key={language} lang={language} className={language === 'en' ? 'sign-english' : 'sign-first'}>
        {words}
      </p>
    ))
  const inLine = (line: Line) =>
    atDoor.map(({ language, [line]: words }, index) => (
      <span key={language} lang={language}>
        {index > 0 && ' · '}
        {words}
      </span>
    ))
  return (
    <div className="sign">
      {money && (
        <>
          <div className="sign-row">
            <div>{said('paid')}</div>
            <b className="sign-sum">{formatRupees(money.paid)}</b>
          </div>
          <div className="sign-row">
            <div>{said('due')}</div>
            <b className="sign-sum">{formatRupees(money.due)}</b>
          </div>
        </>
      )}
      <div className="sign-nothing">{said('nothing')}</div>
      <div className="sign-code">
        <p>
          <span className="sign-key">{inLine('booking')}</span>
          <b>{code}</b>
        </p>
        <p>
          <span className="sign-key">{booking.hotel.name}</span>
          <b>{formatIstMoment(new Date(checkin)).replace(/^\w+, /, '')}</b>
        </p>
      </div>
      <div className="sign-code">
        <p>
          <span className="sign-key">
            {PRODUCT_NAME}, {inLine('hours')}
          </span>
          <b>
            <a href={SITE.supportPhoneLink}>{SITE.supportPhone}</a>
          </b>
        </p>
      </div>
      {children && <div className="sign-foot">{children}</div>}
    </div>
  )
}
