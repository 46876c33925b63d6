import type { BookingListQuery } from '#contract/office-booking-list.ts'
import type { TellingPlan } from '#contract/office-many-at-once.ts'
import { REASONS_NOT_TOLD } from '#domain/office/many-at-once.ts'
import { refuse, accept } from '#domain/kernel/result.ts'
import { Notice } from '#web/ui/notice.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { usePostedPlan } from '../use-posted-plan.ts'
import { officeApi } from '../office-api.ts'
import * as t from '#words/office/booking-list.ts'

export type ChosenBookings = { ids: string[] } | { filter: BookingListQuery }

type TellGuestsProps = { chosen: ChosenBookings; onClose: () => void; onDone: (told: number) => void }

/**
 * Shows which guests would be asked to ring us and with which text, then asks the operator for a reason and sends the
 * text.
 */
export function TellGuests({ chosen, onClose, onDone }: TellGuestsProps) {
  const { plan, fault, look } = usePostedPlan(chosen, (body, signal) =>
    officeApi.post('/office/guests-of-closed-hotels/plan', { body, signal }),
  )
  return (
    <FormDialog
      title={t.tellGuests}
      about={JSON.stringify(chosen)}
      button={t.tellGuests}
      read={() => (plan && plan.told > 0 ? accept({ fingerprint: plan.fingerprint }) : refuse(t.nobodyToTell))}
      act={async ({ reason, fingerprint }, idempotencyKey) => {
        const body = { ...chosen, reason, fingerprint }
        const answer = await officeApi.post('/office/guests-of-closed-hotels/tell', { body, idempotencyKey })
        if (!answer.ok && answer.refusal.code === 'PLAN_CHANGED') look()
        return answer
      }}
      onClose={onClose}
      onDone={({ told }) => onDone(told)}
    >
      {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
      {!plan && fault === undefined && <output className="block soft">{t.workingOut}</output>}
      {plan && <Plan plan={plan} />}
    </FormDialog>
  )
}

function Plan({ plan: { told, left, text } }: { plan: TellingPlan }) {
  const others = REASONS_NOT_TOLD.filter((why) => left[why] > 0)
  return (
    <>
      <p>{told === 0 ? t.nobodyToTell : t.howManyTold(told)}</p>
      {told > 0 && (
        <p>
          {t.theText} <q>{text}</q>
        </p>
      )}
      {others.length > 0 && (
        <div>
          <p>{t.leftAlone}</p>
          <ul className="dotted-list">
            {others.map((why) => (
              <li key={why}>{t.notTold[why](left[why])}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
