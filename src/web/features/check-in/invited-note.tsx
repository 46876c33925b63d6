import { Icon } from '#web/ui/icon.tsx'
import { maskedPartner } from './check-in-machine.ts'
import type { CheckIn } from './use-check-in.ts'
import * as common from '#words/common.ts'
import * as t from '#words/check-in.ts'

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
          {t.waitingForPartner(maskedPartner(state))}
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
            {state.isEndingInvite ? t.cancelling : t.cancelInvite}
          </button>
          <button
            type="button"
            className="link"
            aria-disabled={state.invitingPartner}
            onClick={() => void inviteAgain()}
          >
            {state.invitingPartner ? common.sending : t.sendAgain}
          </button>
        </p>
      </div>
    </div>
  )
}
