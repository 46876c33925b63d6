import { useState } from 'react'
import type { HotelApplication } from '#contract/office-hotels.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { officeApi } from '../office-api.ts'
import { useCall } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { OfficePage } from '../office-frame.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { DraftDialog } from './draft-dialog.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/office/hotels.ts'

type Doing = { what: 'draft' | 'decline'; application: HotelApplication }

/** Lists hotels that applied to join, to turn each into a draft or decline it. */
export function ApplicationsPage() {
  const asked = useCall('GET /office/applications')
  const [doing, setDoing] = useState<Doing>()
  const navigate = useNavigate()
  const close = () => setDoing(undefined)
  const done = () => {
    close()
    void asked.retry()
  }
  return (
    <OfficePage title={t.applications} back={{ to: OFFICE.hotels, name: common.hotels }}>
      <QueryBoundary query={asked}>
        {(applications) => (
          <section className="panel" aria-label={t.applications}>
            {applications.length === 0 && <p className="panel-inside soft">{t.noHotelHasAppliedYet}</p>}
            {applications.map((application) => (
              <Row key={application.ticket} application={application} onDo={setDoing} />
            ))}
          </section>
        )}
      </QueryBoundary>
      {doing?.what === 'draft' && (
        <DraftDialog application={doing.application} onClose={close} onDone={(id) => void navigate(OFFICE.hotel(id))} />
      )}
      {doing?.what === 'decline' && (
        <ReasonDialog
          title={t.turnDownHotel(doing.application.hotel)}
          button={t.turnItDown}
          variant="danger"
          act={(reason, idempotencyKey) =>
            officeApi.post('/office/applications/decline', {
              body: { ticket: doing.application.ticket, reason },
              idempotencyKey,
            })
          }
          onClose={close}
          onDone={done}
        >
          <p>{t.nothingIsSent}</p>
        </ReasonDialog>
      )}
    </OfficePage>
  )
}

function Row({ application, onDo }: { application: HotelApplication; onDo: (doing: Doing) => void }) {
  const { hotel, city, rooms, name, phone, email, message, at, ticket } = application
  return (
    <div className="side-row">
      <p>
        <b>{hotel}</b>, {city}
        {rooms !== null && `, ${t.roomCount(rooms)}`}
        <span className="soft block">
          {name}, <a href={`tel:${phone}`}>{phone}</a>, {email}
        </span>
        {message !== null && <span className="block">{message}</span>}
        <span className="soft block">
          {ticket}, {formatIstMoment(new Date(at), serverNow())}
        </span>
      </p>
      <Outcome application={application} onDo={onDo} />
    </div>
  )
}

function Outcome({ application, onDo }: { application: HotelApplication; onDo: (doing: Doing) => void }) {
  const { me } = useOffice()
  const { hotel_id: hotelId, is_declined: isDeclined, decided_by: by } = application
  if (hotelId !== null) return <Link to={OFFICE.hotel(hotelId)}>{t.openDraft}</Link>
  if (isDeclined) return <Badge tone="dull">{t.turnedDownBy(by ?? '')}</Badge>
  const isAdmin = me.role === 'admin'
  return (
    <div className="office-tools">
      {isAdmin ? (
        <Button onClick={() => onDo({ what: 'draft', application })}>{t.makeADraft}</Button>
      ) : (
        <span className="soft">{t.adminMakesDraft}</span>
      )}
      <Button onClick={() => onDo({ what: 'decline', application })}>{t.turnDown}</Button>
    </div>
  )
}
