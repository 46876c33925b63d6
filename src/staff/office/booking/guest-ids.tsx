import { FRESH_OTP_MINUTES } from '#domain/accounts/fresh-otp.ts'
import { useState } from 'react'
import type { ResponseOf } from '#contract/call.ts'
import type { OfficeBooking } from '#contract/office-bookings.ts'
import type { listOfficeIdentities } from '#contract/office-identities.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PrivatePicture } from '#web/ui/private-picture.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { useCall } from '../office-calls.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { openIdentity } from './open-identity.ts'
import * as common from '#words/common.ts'
import * as t from '#words/office/booking.ts'

type Identity = ResponseOf<typeof listOfficeIdentities>['identities'][number]
type GuestIdsProps = { booking: OfficeBooking; onRead: () => void }

/** Lists the IDs of a paid booking's guests by first name. Each is opened separately, with a reason. */
export function GuestIds({ booking, onRead }: GuestIdsProps) {
  const { id } = booking
  const asked = useCall('GET /office/bookings/{id}/identities', { params: { id } })
  const [wanted, setWanted] = useState<Identity>()
  const [address, setAddress] = useState<string>()
  const close = () => {
    if (address !== undefined) URL.revokeObjectURL(address)
    setAddress(undefined)
    setWanted(undefined)
    onRead()
  }
  return (
    <section className="panel" aria-labelledby="ids">
      <header>
        <h2 id="ids">{common.ids}</h2>
      </header>
      <QueryBoundary query={asked}>
        {({ identities }) => (
          <>
            {identities.length === 0 && <p className="panel-inside soft">{t.noIdIsKept}</p>}
            {identities.map((identity) => (
              <IdentityRow key={identity.n} identity={identity} onWant={setWanted} />
            ))}
          </>
        )}
      </QueryBoundary>
      {wanted && address === undefined && (
        <AskForId booking={booking} identity={wanted} onClose={() => setWanted(undefined)} onOpened={setAddress} />
      )}
      {wanted && address !== undefined && (
        <PrivatePicture
          title={t.idOf(wanted.name)}
          line={t.bookingWithCode(booking.code)}
          closeLabel={common.close}
          picture={{ state: 'open', address }}
          onClose={close}
        >
          <p>
            <Icon name="eye" />
            {t.seesThatYouLooked(wanted.name)}
          </p>
        </PrivatePicture>
      )}
    </section>
  )
}

function IdentityRow({ identity, onWant }: { identity: Identity; onWant: (identity: Identity) => void }) {
  return (
    <p className="side-row">
      <span>
        <b>{identity.name}</b>
        <span className="soft block">{t.uploaded(formatIstMoment(new Date(identity.uploaded), serverNow()))}</span>
      </span>
      <Button aria-label={t.readIdOf(identity.name)} aria-haspopup="dialog" onClick={() => onWant(identity)}>
        <Icon name="eye" />
        {t.read}
      </Button>
    </p>
  )
}

type AskForIdProps = {
  booking: OfficeBooking
  identity: Identity
  onClose: () => void
  onOpened: (address: string) => void
}

function AskForId({ booking, identity, onClose, onOpened }: AskForIdProps) {
  return (
    <ReasonDialog
      title={t.readIdOf(identity.name)}
      button={t.readId}
      reasonLabel={t.reasonForLogAndGuest}
      act={(reason) => openIdentity({ bookingId: booking.id, n: identity.n, reason })}
      onClose={onClose}
      onDone={onOpened}
    >
      <p>{t.nameAndReasonAreLogged(identity.name, FRESH_OTP_MINUTES)}</p>
    </ReasonDialog>
  )
}
