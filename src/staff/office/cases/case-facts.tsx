import { useState } from 'react'
import type { OfficeCase } from '#contract/office-cases.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { DEARER_ROOM_DAYS } from '#domain/relocations/dearer-room.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { OFFICE } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { AskForPhone } from '../booking/guest-phone.tsx'
import { Fact } from '../fact.tsx'
import { officeApi } from '../office-api.ts'
import * as common from '#words/common.ts'
import { show } from '#words/office/booking.ts'
import * as t from '#words/office/cases.ts'

/** Shows the guest and the booking of the case. */
export function CaseFacts({ found: { ref, guest, booking } }: { found: OfficeCase }) {
  return (
    <section className="panel" aria-labelledby="facts">
      <header>
        <h2 id="facts">{t.whoAndWhat}</h2>
      </header>
      <dl className="fact-grid case-facts panel-inside">
        <Fact name={t.guest}>
          {guest.name ?? t.someone},{' '}
          {guest.id === null ? t.noAccount : <Link to={OFFICE.guest(guest.id)}>{t.account}</Link>}
        </Fact>
        {guest.phone !== null && (
          <Fact name={common.phone}>
            <SenderPhone of={ref} masked={guest.phone} />
          </Fact>
        )}
        {guest.id !== null && <Fact name={t.staysAndComplaints}>{t.stayCount(guest.stays, guest.complaints)}</Fact>}
        {booking && (
          <>
            <Fact name={booking.is_named ? t.booking : t.lastStay}>
              <Link to={OFFICE.booking(booking.id)}>{booking.code}</Link>,{' '}
              {formatIstMoment(new Date(booking.checkin), serverNow())}
            </Fact>
            <Fact name={t.paid}>{formatRupees(booking.paid)}</Fact>
            <Fact name={t.hotel}>
              <Link to={OFFICE.hotel(booking.hotel.id)}>{booking.hotel.name}</Link>
            </Fact>
            <Fact name={t.hotelCases(DEARER_ROOM_DAYS)}>{booking.hotel_cases}</Fact>
            {booking.reception_phone !== null && (
              <Fact name={t.reception}>
                <a href={`tel:${booking.reception_phone}`}>{booking.reception_phone}</a>
              </Fact>
            )}
          </>
        )}
      </dl>
    </section>
  )
}

/** Hides all but four digits until the operator says why they need the rest. */
function SenderPhone({ of: ref, masked }: { of: string; masked: string }) {
  const [phone, setPhone] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  if (phone !== undefined) return <a href={`tel:${phone}`}>{phone}</a>
  return (
    <>
      <span className="digits">{masked}</span>{' '}
      <button type="button" className="link in-text" onClick={() => setAsking(true)}>
        {show}
      </button>
      {isAsking && (
        <AskForPhone
          read={(reason, idempotencyKey) =>
            officeApi.post('/office/cases/{ref}/phone', { params: { ref }, body: { reason }, idempotencyKey })
          }
          onClose={() => setAsking(false)}
          onRead={(read) => {
            setPhone(read)
            setAsking(false)
          }}
        />
      )}
    </>
  )
}
