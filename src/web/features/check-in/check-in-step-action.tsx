import type { ReactNode } from 'react'
import type { Booking } from '#contract/bookings.ts'
import { unreachable } from '#domain/kernel/result.ts'
import {
  hasPhotoAndId,
  isProfileBusy,
  errorAt,
  type ProfileState,
} from '#web/features/account/profile/profile-machine.ts'
import { addIdentities, changePhoto } from '#web/features/account/profile/profile-store.ts'
import { IdentityPicker } from '#web/features/identity/identity-picker.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ImagePicker } from '#web/ui/image-picker.tsx'
import { canRequestCheckIn, type CheckInStep } from './check-in-steps.ts'
import { InviteForm } from './invite-form.tsx'
import { InvitedNote } from './invited-note.tsx'
import type { CheckIn } from './use-check-in.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import * as t from '#words/check-in.ts'

export type StepProps = {
  booking: Booking
  checkIn: CheckIn
  profile: ProfileState
  /** whether it is the screen's one filled button or a quiet one */
  variant: 'primary' | 'quiet'
  /** called when the step is done and its button is gone, so that the focus must move */
  onMoved: () => void
}

/** Says what a step needs, and shows the control for it. */
export function CheckInStepAction({ step, ...props }: StepProps & { step: CheckInStep }) {
  switch (step) {
    case 'photo':
      return <PhotoStep {...props} />
    case 'identity':
      return <IdentityStep {...props} />
    case 'partner':
      return <PartnerStep {...props} />
    case 'key':
      return <KeyStep {...props} />
    default:
      return unreachable(step)
  }
}

const Problem = ({ message }: { message: string | undefined }) =>
  message && (
    <span className="field-error" role="alert">
      <Icon name="triangle-exclamation-point" />
      {message}
    </span>
  )

const Hint = ({ id, children }: { id: string; children: ReactNode }) => (
  <p className="soft" id={id}>
    {children}
  </p>
)

function PhotoStep({ booking, profile, variant, onMoved }: StepProps) {
  const place = `photo ${booking.id}`
  const hintId = place.replace(' ', '-')
  const isHere = profile.isUpdatingProfileImage && profile.place === place
  const pick = async ([file]: File[]) => {
    if (file && (await changePhoto(file, place))) onMoved()
  }
  return (
    <>
      <Hint id={hintId}>{t.photoHint}</Hint>
      <ImagePicker
        className={`button ${variant} step-button`}
        busy={isProfileBusy(profile)}
        describedBy={hintId}
        onPick={(files) => void pick(files)}
      >
        <Icon name="camera" />
        {isHere ? t.sendingYourPhoto(profile.percent) : t.addYourPhoto}
      </ImagePicker>
      <Problem message={errorAt(profile, place)} />
    </>
  )
}

function IdentityStep({ booking, profile, variant, onMoved }: StepProps) {
  const place = `identity ${booking.id}`
  const hintId = place.replace(' ', '-')
  const isHere = profile.isAddingIdentity && profile.place === place
  const pick = async (files: File[]) => {
    if (await addIdentities(files, place)) onMoved()
  }
  return (
    <>
      <Hint id={hintId}>{t.acceptedIds}</Hint>
      <IdentityPicker
        className={`button ${variant} step-button`}
        busy={isProfileBusy(profile)}
        describedBy={hintId}
        onPick={(files) => void pick(files)}
      >
        <Icon name="image-plus" />
        {isHere ? t.addingYourId(profile.percent) : t.addYourId}
      </IdentityPicker>
      <Problem message={errorAt(profile, place)} />
    </>
  )
}

function PartnerStep({ booking, checkIn, profile, variant, onMoved }: StepProps) {
  const { state, endInvite } = checkIn
  if (state.fastCheckInStatus === 'accepted') return null
  if (state.fastCheckInStatus === 'invited') {
    const takeBack = async () => {
      if (await endInvite()) onMoved()
    }
    return <InvitedNote checkIn={checkIn} onTakeBack={() => void takeBack()} />
  }
  return (
    <>
      <p className="soft">{t.partnerHint}</p>
      <InviteForm booking={booking} checkIn={checkIn} variant={variant} photoAndId={readiness(profile)} />
    </>
  )
}

const readiness = (profile: ProfileState) => (hasPhotoAndId(profile) ? 'ready' : 'missing')

function KeyStep({ booking, checkIn: { state, askForCheckIn }, variant, onMoved }: StepProps) {
  if (state.expressCheckIn === 'created') return <p className="soft">{t.checkInRequested}</p>
  if (!canRequestCheckIn(state, booking.guestsCount)) return <p className="soft">{t.collectKeyAtDesk}</p>
  return (
    <Button
      variant={variant}
      className="step-button"
      aria-disabled={state.isAskingCheckIn}
      onClick={() => state.isAskingCheckIn || void askForCheckIn().then(onMoved)}
    >
      <Sentence
        text={state.isAskingCheckIn ? t.requestingCheckIn(booking.short_id) : t.requestCheckIn(booking.short_id)}
      />
    </Button>
  )
}
