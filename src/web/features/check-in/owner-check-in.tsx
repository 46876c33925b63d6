import { laterPart } from '#web/ui/load-part.ts'
import { useId, useState } from 'react'
import type { Booking } from '#contract/bookings.ts'
import { hasPhotoAndId } from '#web/features/account/profile/profile-machine.ts'
import { useProfile } from '#web/features/account/profile/profile-store.ts'
import { focusWhenLost } from '#web/ui/focus-when-lost.ts'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LoadingWord, Skeleton } from '#web/ui/skeleton.tsx'
import { maskedPartner, type CheckInState } from './check-in-machine.ts'
import { CheckInStepAction, type StepProps } from './check-in-step-action.tsx'
import { doneWords } from './check-in-step-words.ts'
import { checkInSteps, progressWords, type CheckInStep, type StepStatus } from './check-in-steps.ts'
import { useCheckIn } from './use-check-in.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/check-in.ts'

const PartnerInvitedDialog = laterPart(() => import('./partner-invited-dialog.tsx'))
const EndInviteDialog = laterPart(() => import('./end-invite-dialog.tsx'))

type OwnerCheckInProps = { booking: Booking; heading: 'h2' | 'h4'; variant: 'primary' | 'quiet' }

/** Shows the owner's steps to a superfast check-in: the open step with its button, the other steps in a line. */
export function OwnerCheckIn({ booking, heading: Heading, variant }: OwnerCheckInProps) {
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
      <section className="tinted-box check-in-box" aria-labelledby={headingId}>
        <div className="row justify-between flex-wrap gap-y-0">
          <Heading id={headingId} tabIndex={-1}>
            {isConfirmed ? t.checkInIsConfirmed : common.superfastCheckIn}
          </Heading>
          {!isConfirmed && <span className="soft">{progressWords(steps)}</span>}
        </div>
        {isConfirmed ? (
          <Confirmed booking={booking} />
        ) : (
          <OpenSteps
            steps={steps}
            booking={booking}
            checkIn={checkIn}
            profile={profile}
            variant={variant}
            onMoved={toHeading}
          />
        )}
        {booking.partner_declined && state.fastCheckInStatus === null && (
          <p>
            <b>{t.partnerSaidNo}</b>
          </p>
        )}
        <PartnerSaidYes state={state} onRemove={() => setLeaving(true)} />
        {state.problem && state.problem.about !== 'invite' && !isLeaving && (
          <Notice tone="danger">{state.problem.message}</Notice>
        )}
        <LiveRegion>{state.news}</LiveRegion>
      </section>
      {state.isPartnerInvitedDialog && (
        <PartnerInvitedDialog
          partner={maskedPartner(state)}
          isReady={hasPhotoAndId(profile)}
          onClose={() => {
            tell({ type: 'dialog-closed' })
            toHeading()
          }}
        />
      )}
      {isLeaving && (
        <EndInviteDialog
          who="owner"
          checkIn={checkIn}
          onEnd={() => void removePartner()}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  )
}

/** Lists finished steps in a line, shows the open step, and folds later steps, which a guest may still do first. */
function OpenSteps({ steps, ...props }: StepProps & { steps: readonly StepStatus[] }) {
  const { checkIn } = props
  const open = steps.find(({ state }) => state === 'now')?.step
  const isWaiting = checkIn.state.fastCheckInStatus === 'invited'
  const later = steps.filter(({ step, state }) => state === 'later' && !(step === 'partner' && isWaiting))
  const done = doneWords(steps)
  return (
    <>
      {done && (
        <p className="row done-steps">
          <Icon name="check" /> {done}
        </p>
      )}
      {open && (
        <div className="open-step">
          <b>{open === 'partner' && isWaiting ? t.waitingForYourPartner : t.STEP_HEADINGS[open]}</b>
          <CheckInStepAction step={open} {...props} />
        </div>
      )}
      {isWaiting && open !== 'partner' && (
        <div className="open-step">
          <CheckInStepAction step="partner" {...props} />
        </div>
      )}
      <LaterSteps steps={later.map(({ step }) => step)} {...props} />
    </>
  )
}

/** Shows a single later step open, because it needs only an answer or a request. Folds several into one line. */
function LaterSteps({ steps, ...props }: StepProps & { steps: readonly CheckInStep[] }) {
  if (steps.length === 0) return null
  if (steps.length === 1) {
    const isReady = hasPhotoAndId(props.profile)
    return <CheckInStepAction step={steps[0] ?? 'key'} {...props} variant={isReady ? props.variant : 'quiet'} />
  }
  return (
    <details className="later-steps">
      <summary>
        <span className="grow">{t.thenSteps(steps)}</span>
        <Icon name="chevron-down" />
      </summary>
      <ul>
        {steps.map((step) => (
          <li key={step} className="open-step">
            <b>{t.STEP_HEADINGS[step]}</b>
            <CheckInStepAction step={step} {...props} variant="quiet" />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Everybody is verified, so only the visit to the desk is left. */
const Confirmed = ({ booking }: { booking: Booking }) => (
  <p>{booking.guestsCount > 1 ? t.showVoucherForTwo(booking.short_id) : t.showVoucherForOne(booking.short_id)}</p>
)

const opensDialog = (onPress: () => void) => (words: string) => (
  <button type="button" className="link in-text" aria-haspopup="dialog" onClick={onPress}>
    {words}
  </button>
)

function PartnerSaidYes({ state, onRemove }: { state: CheckInState; onRemove: () => void }) {
  if (state.fastCheckInStatus !== 'accepted') return null
  return (
    <p>
      <Sentence text={t.partnerHasAccepted(maskedPartner(state))} link={opensDialog(onRemove)} />
    </p>
  )
}

const CheckInSkeleton = () => (
  <div className="tinted-box">
    <LoadingWord />
    <Skeleton width="60%" />
    <Skeleton className="mt-3" height="104px" />
  </div>
)
