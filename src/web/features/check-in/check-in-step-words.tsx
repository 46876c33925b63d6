import type { ReactNode } from 'react'
import type { Booking } from '#contract/bookings.ts'
import { unreachable } from '#domain/kernel/result.ts'
import { isProfileBusy, problemAt, type ProfileState } from '#web/features/account/profile/profile-machine.ts'
import { addIdentities, changePhoto } from '#web/features/account/profile/profile-store.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ImagePicker } from '#web/ui/image-picker.tsx'
import type { Step } from '#web/ui/steps.tsx'
import type { CheckInStep, StepStanding } from './check-in-steps.ts'
import type { CheckIn } from './use-check-in.ts'

type StepContext = { booking: Booking; checkIn: CheckIn; profile: ProfileState; onAdded: () => void }

/** The steps as shown: a done one in a word, an open one with its action. */
export const stepsInWords = (steps: readonly StepStanding[], context: StepContext): Step[] =>
  steps.map(({ step, state }) => ({
    state,
    label:
      state === 'done' ? (
        DONE[step]
      ) : (
        <Undone title={titleOf(step, context)} state={state} more={moreOf(step, context)} />
      ),
  }))

const DONE: Record<CheckInStep, string> = {
  photo: 'Photo added',
  identity: 'ID added',
  partner: 'Partner accepted',
  key: 'Collect the key',
}

const NOT_DONE: Record<CheckInStep, string> = {
  photo: 'Add your photo',
  identity: 'Add your ID',
  partner: 'Invite your partner',
  key: 'Collect the key',
}

const titleOf = (step: CheckInStep, { checkIn }: StepContext): string =>
  step === 'partner' && checkIn.state.fastCheckInStatus === 'invited' ? 'Waiting for your partner' : NOT_DONE[step]

const Undone = ({ title, state, more }: { title: string; state: 'now' | 'later'; more: ReactNode }) => (
  <>
    {state === 'now' ? <b>{title}</b> : title}
    {more}
  </>
)

function moreOf(step: CheckInStep, context: StepContext): ReactNode {
  const { checkIn } = context
  switch (step) {
    case 'photo':
      return <PhotoStep {...context} />
    case 'identity':
      return <IdentityStep {...context} />
    case 'partner':
      return checkIn.state.fastCheckInStatus === null && <Soft>They accept on their own phone.</Soft>
    case 'key':
      return (
        checkIn.state.expressCheckIn === 'created' && <Soft>Requested. It is confirmed once your partner accepts.</Soft>
      )
    default:
      return unreachable(step)
  }
}

const Soft = ({ children }: { children: ReactNode }) => <span className="soft block">{children}</span>

const Problem = ({ message }: { message: string | undefined }) =>
  message && (
    <span className="field-error" role="alert">
      <Icon name="triangle-exclamation-point" />
      {message}
    </span>
  )

function PhotoStep({ booking, profile, onAdded }: StepContext) {
  const place = `photo ${booking.id}`
  const isHere = profile.isUpdatingProfileImage && profile.place === place
  const pick = async ([file]: File[]) => {
    if (file && (await changePhoto(file, place))) onAdded()
  }
  return (
    <>
      <ImagePicker
        className="button quiet mt-2 px-4"
        busy={isProfileBusy(profile)}
        onPick={(files) => void pick(files)}
      >
        <Icon name="camera" />
        {isHere ? `Sending, ${profile.percent}%` : 'Upload'}
        <span className="visually-hidden"> your photo</span>
      </ImagePicker>
      <Problem message={problemAt(profile, place)} />
    </>
  )
}

function IdentityStep({ booking, profile, onAdded }: StepContext) {
  const place = `identity ${booking.id}`
  const isHere = profile.isAddingIdentity && profile.place === place
  const pick = async (files: File[]) => {
    if (await addIdentities(files, place)) onAdded()
  }
  return (
    <>
      <span className="soft block" id={place.replace(' ', '-')}>
        Aadhar card, Voter id, Passport or Driving Licence. PAN is not accepted.
      </span>
      <ImagePicker
        className="button quiet mt-2 px-4"
        count="several"
        busy={isProfileBusy(profile)}
        describedBy={place.replace(' ', '-')}
        onPick={(files) => void pick(files)}
      >
        <Icon name="image-plus" />
        {isHere ? `Adding, ${profile.percent}%` : 'Browse'}
        <span className="visually-hidden"> for an ID</span>
      </ImagePicker>
      <Problem message={problemAt(profile, place)} />
    </>
  )
}
