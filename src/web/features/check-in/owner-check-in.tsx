import { lazy, Suspense, useId, useState } from 'react'
import type { Booking } from '#contract/bookings.ts'
import { hasPhotoAndId } from '#web/features/account/profile/profile-machine.ts'
import { useProfile } from '#web/features/account/profile/profile-store.ts'
import { Button } from '#web/ui/button.tsx'
import { focusWhenLost } from '#web/ui/focus-when-lost.ts'
import { LiveRegion } from '#web/ui/heard.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LoadingWord, Skeleton } from '#web/ui/skeleton.tsx'
import { Steps } from '#web/ui/steps.tsx'
import { maskedPartner, type CheckInState } from './check-in-machine.ts'
import { stepsInWords } from './check-in-step-words.tsx'
import { canAskCheckIn, checkInSteps, progressWords } from './check-in-steps.ts'
import { InviteForm } from './invite-form.tsx'
import { InvitedNote } from './invited-note.tsx'
import { useCheckIn, type CheckIn } from './use-check-in.ts'

const PartnerInvitedDialog = lazy(() => import('./partner-invited-dialog.tsx'))
const EndInviteDialog = lazy(() => import('./end-invite-dialog.tsx'))

/** The owner's way to a superfast check-in, each step with its action in place. */
export function OwnerCheckIn({ booking, heading: Heading }: { booking: Booking; heading: 'h2' | 'h4' }) {
  const checkIn = useCheckIn(booking)
  const profile = useProfile()
  const headingId = useId()
  const [isLeaving, setLeaving] = useState(false)
  const { state, tell, endInvite } = checkIn
  if (!profile.identitiesLoaded && !profile.problem) return <CheckInSkeleton />

  const steps = checkInSteps(state, {
    hasPhoto: profile._profilePicture !== null,
    hasId: profile.userIdentities.length > 0,
    guests: booking.guestsCount,
  })
  const isConfirmed = state.expressCheckIn === 'confirmed' || state.expressCheckIn === 'done'
  const removePartner = async () => {
    if (!(await endInvite())) return
    setLeaving(false)
    toHeading()
  }
  const toHeading = () => focusWhenLost(() => document.getElementById(headingId))
  return (
    <>
      <section className="tinted-box" aria-labelledby={headingId}>
        <div className="row justify-between flex-wrap">
          <Heading id={headingId} tabIndex={-1}>
            {isConfirmed ? 'Superfast check-in is confirmed' : 'Superfast check-in'}
          </Heading>
          {!isConfirmed && <span className="soft">{progressWords(steps)}</span>}
        </div>
        {isConfirmed ? (
          <Confirmed booking={booking} checkIn={checkIn} onRemove={() => setLeaving(true)} />
        ) : (
          <>
            <Steps direction="across" steps={stepsInWords(steps, { booking, checkIn, profile, onAdded: toHeading })} />
            <NextAction booking={booking} checkIn={checkIn} isReady={hasPhotoAndId(profile)} onMoved={toHeading} />
            <PartnerSaidYes state={state} onRemove={() => setLeaving(true)} />
          </>
        )}
        {state.problem && state.problem.about !== 'invite' && !isLeaving && (
          <div className="mt-3">
            <Notice tone="danger">{state.problem.message}</Notice>
          </div>
        )}
        <LiveRegion>{state.news}</LiveRegion>
      </section>
      {state.isPartnerInvitedDialog && (
        <Suspense>
          <PartnerInvitedDialog
            partner={maskedPartner(state)}
            isReady={hasPhotoAndId(profile)}
            onClose={() => {
              tell({ type: 'dialog-closed' })
              toHeading()
            }}
          />
        </Suspense>
      )}
      {isLeaving && (
        <Suspense>
          <EndInviteDialog
            who="owner"
            checkIn={checkIn}
            onEnd={() => void removePartner()}
            onClose={() => setLeaving(false)}
          />
        </Suspense>
      )}
    </>
  )
}

type PartProps = { booking: Booking; checkIn: CheckIn }

/** Below the steps: the invite, then waiting for its answer, then the request. */
function NextAction({ booking, checkIn, isReady, onMoved }: PartProps & { isReady: boolean; onMoved: () => void }) {
  const { state, askForCheckIn, endInvite } = checkIn
  const takeBack = async () => {
    if (await endInvite()) onMoved()
  }
  return (
    <>
      {booking.guestsCount > 1 && state.fastCheckInStatus === null && (
        <InviteForm booking={booking} checkIn={checkIn} isReady={isReady} />
      )}
      {state.fastCheckInStatus === 'invited' && <InvitedNote checkIn={checkIn} onTakeBack={() => void takeBack()} />}
      {canAskCheckIn(state, booking.guestsCount) && (
        <Button
          look={isReady ? 'primary' : 'quiet'}
          className="mt-3 w-full"
          aria-disabled={state.isAskingCheckIn}
          onClick={() => state.isAskingCheckIn || void askForCheckIn().then(onMoved)}
        >
          {state.isAskingCheckIn ? 'One moment...' : 'Request superfast check-in'}
          <span className="visually-hidden"> for booking {booking.short_id}</span>
        </Button>
      )}
    </>
  )
}

/** Everybody is known: only the desk is left. */
function Confirmed({ booking, checkIn: { state }, onRemove }: PartProps & { onRemove: () => void }) {
  return (
    <>
      <p className="mt-1">
        {booking.guestsCount > 1 ? 'Both of you show your original IDs' : 'Show your original ID'} and booking number{' '}
        {booking.short_id} at the desk, and collect the key.
      </p>
      <PartnerSaidYes state={state} onRemove={onRemove} />
    </>
  )
}

function PartnerSaidYes({ state, onRemove }: { state: CheckInState; onRemove: () => void }) {
  if (state.fastCheckInStatus !== 'accepted') return null
  return (
    <p className="mt-2">
      Your partner {maskedPartner(state)} has accepted.{' '}
      <button type="button" className="link in-text" aria-haspopup="dialog" onClick={onRemove}>
        Remove partner
      </button>
    </p>
  )
}

const CheckInSkeleton = () => (
  <div className="tinted-box">
    <LoadingWord />
    <Skeleton width="60%" />
    <Skeleton className="mt-3" height="160px" />
  </div>
)
