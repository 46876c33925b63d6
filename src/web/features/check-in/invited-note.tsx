import { Icon } from '#web/ui/icon.tsx'
import { maskedPartner } from './check-in-machine.ts'
import type { CheckIn } from './use-check-in.ts'

/** Shows that the invited person has not answered, with their number and the owner's options. */
export function InvitedNote({
  checkIn: { state, inviteAgain },
  onTakeBack,
}: {
  checkIn: CheckIn
  onTakeBack: () => void
}) {
  return (
    <div className="invited-note">
      <Icon name="send" />
      <div>
        <p>
          Waiting for {maskedPartner(state)} to accept.
          {state.news && (
            <>
              <br />
              {state.news}
            </>
          )}
        </p>
        {state.problem?.about === 'invite' && (
          <p className="field-error" role="alert">
            {state.problem.message}
          </p>
        )}
        <p className="row flex-wrap gap-x-4 gap-y-0">
          <button type="button" className="link" aria-disabled={state.isEndingInvite} onClick={onTakeBack}>
            {state.isEndingInvite ? 'Cancelling...' : 'Cancel invite'}
          </button>
          <button
            type="button"
            className="link"
            aria-disabled={state.invitingPartner}
            onClick={() => void inviteAgain()}
          >
            {state.invitingPartner ? 'Sending...' : 'Send again'}
          </button>
        </p>
      </div>
    </div>
  )
}
