import { useState } from 'react'
import type { HidingPlan } from '#contract/office-many-at-once.ts'
import { accept, refuse } from '#domain/kernel/result.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { ChosenBar } from '../chosen-bar.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { officeApi } from '../office-api.ts'
import { refresh } from '../office-calls.ts'
import { usePostedPlan } from '../use-posted-plan.ts'
import * as t from '#words/office/hotels.ts'

/** Shows what can be done with the ticked hotels: an admin can hide them in one action. */
export function HideChosen({ ids, onClear }: { ids: number[]; onClear: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <ChosenBar words={t.chosenHotels(ids.length)} clearWords={t.clearChosen} onClear={onClear}>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t.hideChosen}
      </Button>
      {isOpen && (
        <HideDialog
          ids={ids}
          onClose={() => setOpen(false)}
          onDone={(count) => {
            setOpen(false)
            onClear()
            showToast({ text: t.hiddenNow(count) })
            refresh()
          }}
        />
      )}
    </ChosenBar>
  )
}

type HideDialogProps = { ids: number[]; onClose: () => void; onDone: (hidden: number) => void }

function HideDialog({ ids, onClose, onDone }: HideDialogProps) {
  const { plan, fault, look } = usePostedPlan({ ids }, (body, signal) =>
    officeApi.post('/office/hide-hotels/plan', { body, signal }),
  )
  return (
    <FormDialog
      title={t.hideTitle}
      about={ids.join(' ')}
      button={t.hideChosen}
      variant="danger"
      read={() => (plan && plan.hotels.length > 0 ? accept({ fingerprint: plan.fingerprint }) : refuse(t.noneToHide))}
      act={async ({ reason, fingerprint }, idempotencyKey) => {
        const body = { ids, reason, fingerprint }
        const answer = await officeApi.post('/office/hide-hotels', { body, idempotencyKey })
        if (!answer.ok && answer.refusal.code === 'PLAN_CHANGED') look()
        return answer
      }}
      onClose={onClose}
      onDone={({ hidden }) => onDone(hidden)}
    >
      {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
      {!plan && fault === undefined && <output className="block soft">{t.workingOut}</output>}
      {plan && <Plan plan={plan} />}
    </FormDialog>
  )
}

const Plan = ({ plan: { hotels, hidden } }: { plan: HidingPlan }) => (
  <>
    <p>{hotels.length === 0 ? t.noneToHide : t.hotelsLeave(hotels.length)}</p>
    {hotels.length > 0 && (
      <ul className="dotted-list">
        {hotels.map(({ id, name, city, coming }) => (
          <li key={id}>{t.comingBookings(name, city, coming)}</li>
        ))}
      </ul>
    )}
    {hidden > 0 && <p className="soft">{t.hiddenAlready(hidden)}</p>}
  </>
)
