import type { ReactNode } from 'react'
import { languagesAtDoor } from '#domain/hotel-help/languages-at-door.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { PRODUCT_NAME, SITE } from '#domain/site.ts'
import { moneyOf, type VoucherBooking } from '#web/features/bookings/voucher-booking.ts'
import { door } from '#english/door.ts'
import { inEachLanguage } from '../../../words/in-each-language.ts'
import './hold-up.css'

type Line = keyof typeof door

const DOOR = inEachLanguage<Record<Line, string>>(
  door,
  import.meta.glob<typeof door>(['../../../words/*/door.ts', '!**/en/*'], { eager: true, import: 'door' }),
)

/**
 * The page that guests hold up to a desk that asks for more: what was paid, what is due and nothing else, large, in the
 * languages of the desk. It needs only what the phone stores, so it works offline.
 */
export function HoldUp({ booking, children }: { booking: VoucherBooking; children?: ReactNode }) {
  const { short_id: code, checkin_date: checkin } = booking
  const money = moneyOf(booking)
  const languages = languagesAtDoor(booking.hotel.city)
  const said = (line: Line) =>
    languages.map((language) => (
      <p key={language} lang={language} className={language === 'en' ? 'sign-english' : 'sign-first'}>
        {DOOR[language][line]}
      </p>
    ))
  const inLine = (line: Line) =>
    languages.map((language, index) => (
      <span key={language} lang={language}>
        {index > 0 && ' · '}
        {DOOR[language][line]}
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
