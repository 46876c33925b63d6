import { useState } from 'react'
import type { OfficeHotelDetails } from '#contract/office-hotel-details.ts'
import type { OfficeHotel } from '#contract/office-hotels.ts'
import { wholeAddress } from '#domain/hotels/whole-address.ts'
import { formatIstDate, formatIstMoment } from '#domain/kernel/ist.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { OFFICE, type EditedPartName } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { StaffQuery } from '../../kit/staff-calls.ts'
import { QueryBoundary } from '../query-boundary.tsx'
import { Fact } from '../fact.tsx'
import { useCall } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { OfficePage } from '../office-frame.tsx'
import { CheckList } from './check-list.tsx'
import { HotelAction, type HotelActionRequest } from './hotel-action.tsx'
import { HotelBookings } from './hotel-bookings.tsx'
import { HotelCalendar } from './hotel-calendar.tsx'
import { HotelContacts } from './hotel-contacts.tsx'
import { HotelDetails, type EditedDetails } from './hotel-details.tsx'
import { HotelMoney } from './hotel-money.tsx'
import { HotelMonths } from './hotel-months.tsx'
import { HotelRank } from './hotel-rank.tsx'
import { stateBadge } from './hotel-states.ts'
import { PlaceDialog } from './place-dialog.tsx'
import { PointsDialog } from './points-dialog.tsx'
import { TextDialog } from './text-dialog.tsx'
import './hotel.css'
import * as common from '#words/common.ts'
import * as t from '#words/office/hotel.ts'

/** Shows a hotel in the office: the texts that guests read, its checklist, sales, money, rank, staff and cases. */
export function HotelPage({ id }: { id: string }) {
  const asked = useCall('GET /office/hotels/{id}', { params: { id } })
  const details = useCall('GET /office/hotels/{id}/details', { params: { id } })
  const [wish, setWish] = useState<HotelActionRequest>()
  const [edited, setEdited] = useState<EditedDetails>()
  const hotel = asked.value
  const Dialog = edited && DIALOGS[edited]
  return (
    <OfficePage
      title={hotel?.name ?? t.hotel}
      line={hotel && wholeAddress(hotel.address, hotel.locality, hotel.city)}
      tools={hotel && <Tools hotel={hotel} onAct={setWish} />}
      back={{ to: OFFICE.hotels, name: common.hotels }}
    >
      <QueryBoundary query={asked}>
        {(value) => (
          <Parts
            hotel={value}
            details={details}
            onAct={setWish}
            onEdit={setEdited}
            onMoney={() => void asked.retry()}
          />
        )}
      </QueryBoundary>
      {wish && (
        <HotelAction
          id={id}
          wish={wish}
          onClose={() => setWish(undefined)}
          onDone={(next) => {
            setWish(undefined)
            asked.show(next)
          }}
        />
      )}
      {Dialog && details.value && (
        <Dialog
          id={id}
          asked={details}
          details={details.value}
          onClose={() => setEdited(undefined)}
          onDone={(next) => {
            setEdited(undefined)
            details.show(next)
            void asked.retry()
          }}
        />
      )}
    </OfficePage>
  )
}

const DIALOGS = { place: PlaceDialog, text: TextDialog, points: PointsDialog }

type ActProps = { hotel: OfficeHotel; onAct: (wish: HotelActionRequest) => void }

function Tools({ hotel, onAct }: ActProps) {
  const { me } = useOffice()
  const badge = stateBadge(hotel.state)
  const isReady =
    hotel.state === 'hidden' ||
    hotel.checks.every(({ is_done: isDone, is_required: isRequired }) => isDone || !isRequired)
  return (
    <>
      <Badge tone={badge.tone}>{badge.words}</Badge>
      {hotel.state === 'published' && hotel.paused === 'office' && (
        <Button onClick={() => onAct({ act: 'resume' })}>{t.endOurPause}</Button>
      )}
      {hotel.state === 'published' && hotel.paused !== 'office' && (
        <Button onClick={() => onAct({ act: 'pause' })}>{t.pause}</Button>
      )}
      {hotel.state === 'published' && <Button onClick={() => onAct({ act: 'hide' })}>{t.hide}</Button>}
      {hotel.state !== 'published' && me.role === 'admin' && (
        <Button variant="primary" disabled={!isReady} onClick={() => onAct({ act: 'publish' })}>
          {t.publish}
        </Button>
      )}
    </>
  )
}

type PartsProps = ActProps & {
  details: StaffQuery<OfficeHotelDetails>
  onEdit: (what: EditedDetails) => void
  onMoney: () => void
}

function Parts({ hotel, details, onAct, onEdit, onMoney }: PartsProps) {
  const id = String(hotel.id)
  const isDraft = hotel.state === 'draft'
  return (
    <>
      {hotel.paused && (
        <Notice tone="warn">
          {t.pauses[hotel.paused]}
          {hotel.paused_until && ` ${t.pausedUntil(formatIstMoment(new Date(hotel.paused_until), serverNow()))}`}
        </Notice>
      )}
      <div className="office-columns">
        <div>
          {hotel.state !== 'published' && (
            <CheckList hotel={hotel} onSign={(item, open) => onAct({ act: 'check', item, open })} onEdit={onEdit} />
          )}
          {!isDraft && <Figures hotel={hotel} />}
          <QueryBoundary query={details}>{(value) => <HotelDetails details={value} onEdit={onEdit} />}</QueryBoundary>
          <WhatToChange id={hotel.id} />
          {!isDraft && (
            <>
              <HotelBookings id={id} />
              <HotelCalendar id={id} />
              <Cases hotel={hotel} onAct={onAct} />
            </>
          )}
        </div>
        <div>
          {!isDraft && <HotelRank hotel={hotel} onEdit={() => onEdit('points')} />}
          {!isDraft && <HotelMonths id={hotel.id} />}
          <HotelMoney id={id} onChange={onMoney} />
          <HotelContacts contacts={hotel.contacts} />
        </div>
      </div>
    </>
  )
}

const Figures = ({ hotel }: { hotel: OfficeHotel }) => (
  <section className="panel" aria-label={t.thirtyDays}>
    <dl className="fact-grid panel-inside">
      <Fact name={t.stays30Days}>{hotel.stays}</Fact>
      <Fact name={t.seenInTime}>{hotel.seen_in_time === null ? t.noneWasDue : `${hotel.seen_in_time}%`}</Fact>
      <Fact name={t.guestsTurnedAway}>{hotel.cases}</Fact>
      <Fact name={t.reviews}>{hotel.rating ?? t.noneYet}</Fact>
      <Fact name={t.rooms}>{hotel.rooms}</Fact>
      <Fact name={t.shownSince}>
        {hotel.since === null ? t.never : formatIstDate(new Date(hotel.since), serverNow())}
      </Fact>
      <Fact name={t.itsPage}>
        {hotel.state === 'published' ? <a href={`/hotel/${hotel.slug}`}>{t.open}</a> : t.notShown}
      </Fact>
    </dl>
  </section>
)

const isPart = (name: string): name is EditedPartName => name in t.parts

/** Links to everything that a manager changes at the desk. Support staff can only view the hotel. */
function WhatToChange({ id }: { id: number }) {
  const { me } = useOffice()
  if (me.role !== 'admin') return null
  return (
    <section className="panel" aria-labelledby="change">
      <header>
        <h2 id="change">{t.changeMore}</h2>
      </header>
      <nav className="chips panel-inside" aria-labelledby="change">
        {Object.keys(t.parts)
          .filter(isPart)
          .map((part) => (
            <Link key={part} className="chip" to={OFFICE.editHotel(id, part)}>
              {t.parts[part]}
            </Link>
          ))}
      </nav>
    </section>
  )
}

function Cases({ hotel, onAct }: ActProps) {
  return (
    <section className="panel" aria-labelledby="cases">
      <header>
        <h2 id="cases">{t.guestsNotTaken}</h2>
        <span className="soft">{t.of30Days}</span>
      </header>
      {hotel.open_cases.length === 0 && <p className="panel-inside soft">{t.none}</p>}
      {hotel.open_cases.map(({ booking, cause, since, answer, verdict, note }) => (
        <div key={booking.id} className="side-row">
          <p>
            <b>{t.causes[cause]}</b>
            <span className="soft block">
              <Link to={OFFICE.booking(booking.id)}>{booking.code}</Link>,{' '}
              {formatIstMoment(new Date(since), serverNow())}
            </span>
            <span className="soft block">{answer === null ? t.hotelHasNotAnswered : t.hotelAnswered(answer)}</span>
            {verdict !== null && (
              <span className="soft block">
                {verdict === 'counts' ? t.countsAgainstIt : t.dismissed}: {note}
              </span>
            )}
          </p>
          {verdict === null && (
            <div className="office-tools">
              <Button onClick={() => onAct({ act: 'look', code: booking.code, verdict: 'counts' })}>
                {t.itCounts}
              </Button>
              <Button onClick={() => onAct({ act: 'look', code: booking.code, verdict: 'dismissed' })}>
                {t.dismiss}
              </Button>
            </div>
          )}
        </div>
      ))}
    </section>
  )
}
