import { useEffect, useRef, type SubmitEvent } from 'react'
import type { OfficeBooking, PlannedAction } from '#contract/office-bookings.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { AT_FAULT, MAX_CREDIT, type ActionName } from '#domain/office/actions.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { focusOpening } from '#web/ui/focus-opening.ts'
import { Notice } from '#web/ui/notice.tsx'
import { pressNotice } from '../../kit/form-notice.ts'
import { usePost } from '../office-calls.ts'
import { forgetDraft } from '../drafts.ts'
import { KeptFields } from '../kept-fields.tsx'
import { ReasonInput, useReason } from '../reason-input.tsx'
import { isDanger } from './action-lines.ts'
import { MoveChoices } from './move-choices.tsx'
import { WhoseFault } from './whose-fault.tsx'
import { usePlan } from './use-plan.ts'
import { useActionForm, type ActionBody, type ActionForm } from './action-form.ts'
import { WhatHappens } from './what-happens.tsx'
import * as common from '#words/common.ts'
import * as words from '#words/office/actions.ts'
import * as t from '#words/office/booking.ts'
import * as frame from '#words/office/frame.ts'

type ActDialogProps = {
  act: ActionName
  booking: OfficeBooking
  onClose: () => void
  onDone: (booking: OfficeBooking) => void
}

/**
 * Shows an action's terms, effects and reason. Then carries it out once or, above the operator's limits, proposes it to
 * an admin.
 */
export function ActionDialog({ act, booking, onClose, onDone }: ActDialogProps) {
  const { form, change, wish } = useActionForm(act, booking)
  const { plan, fault, isComing, look } = usePlan(booking.id, wish)
  const reason = useReason()
  const fields = useRef<HTMLFormElement>(null)
  useEffect(() => {
    focusOpening(fields.current?.querySelector<HTMLElement>('input:checked, input:not([type="radio"])'))
  }, [])
  const name = `${act} ${booking.id}`
  const acting = useActing(booking.id, {
    onDone: (changed) => {
      forgetDraft(name)
      onDone(changed)
    },
    onStale: look,
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const why = reason.read()
    if (!why || !plan || !wish) return
    void acting.act(plan.is_within_limit ? 'act' : 'propose', { ...wish, reason: why, fingerprint: plan.fingerprint })
  }
  return (
    <Dialog title={words.actionOn(act, booking.code)} leaving={{ closable: true, onClose }} className="act-dialog">
      <form ref={fields} className="flow" noValidate onSubmit={submit}>
        <KeptFields name={name}>
          <Terms act={act} booking={booking} form={form} onChange={change} />
          <ReasonInput reason={reason} />
        </KeptFields>
        {isComing && <output className="block soft">{t.workingOutEffects}</output>}
        {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
        {plan && <WhatHappens plan={plan} />}
        {plan && plan.cost > 0 && <AfterIt plan={plan} />}
        {acting.fault !== undefined && <Notice tone="danger">{acting.fault}</Notice>}
        <div className="button-row">
          <Button type="submit" variant={isDanger(act) ? 'danger' : 'primary'} aria-disabled={!plan || acting.isBusy}>
            {doWords(act, plan)}
          </Button>
          <Button onClick={onClose}>{act === 'cancel' ? t.keepBooking : common.notNow}</Button>
        </div>
      </form>
    </Dialog>
  )
}

function doWords(act: ActionName, plan: PlannedAction | undefined): string {
  if (plan && !plan.is_within_limit) return t.askAdminToConfirm
  if (act === 'cancel')
    return plan && plan.refund > 0 ? t.cancelAndRefund(formatRupees(plan.refund)) : t.cancelWithoutRefund
  return words.actions[act]
}

const AfterIt = ({ plan }: { plan: PlannedAction }) =>
  plan.is_within_limit ? (
    <p className="soft">{t.limitAfterThis(formatRupees(plan.left_after))}</p>
  ) : (
    <Notice tone="warn">{t.aboveYourLimit}</Notice>
  )

type Sent = ActionBody & { reason: string; fingerprint: string }
type ActingProps = { onDone: (booking: OfficeBooking) => void; onStale: () => void }

/**
 * Sends an action once. After a lost answer, sends it again with the same key. If the plan has changed, shows the new
 * one first.
 */
function useActing(id: string, { onDone, onStale }: ActingProps) {
  const ways = {
    act: usePost('POST /office/bookings/{id}/act', { params: { id } }),
    propose: usePost('POST /office/bookings/{id}/propose', { params: { id } }),
  }
  const act = async (how: keyof typeof ways, body: Sent) => {
    const answer = await ways[how].send(body)
    if (answer?.ok) onDone(answer.value)
    else if (answer?.refusal.code === 'PLAN_CHANGED' || answer?.refusal.code === 'OVER_LIMIT') onStale()
  }
  const isBusy = ways.act.isBusy || ways.propose.isBusy
  return {
    act,
    isBusy,
    fault: pressNotice(ways.act, frame.noticeWords) ?? pressNotice(ways.propose, frame.noticeWords),
  }
}

type TermsProps = {
  act: ActionName
  booking: OfficeBooking
  form: ActionForm
  onChange: (part: Partial<ActionForm>) => void
}

/** Shows the fields that an action needs. */
function Terms({ act, booking, form, onChange }: TermsProps) {
  const { money } = booking
  const amount = (label: string, most: number) => (
    <TextInput
      label={label}
      hint={t.atMost(formatRupees(most))}
      prefix="₹"
      inputMode="numeric"
      autoComplete="off"
      value={form.amount}
      onChange={({ target }) => onChange({ amount: target.value.replaceAll(/\D/g, '') })}
    />
  )
  switch (act) {
    case 'cancel':
      return (
        <>
          <WhoseFault
            question={t.whoCannotKeepIt}
            among={['guest', 'hotel']}
            whose={form.whose}
            onChange={(whose) => onChange({ whose })}
          />
          {form.whose === 'guest' && amount(t.refund, money.can_refund)}
        </>
      )
    case 'refund':
      return (
        <>
          <WhoseFault
            question={t.whoBearsRefund}
            among={['uncle', 'hotel']}
            whose={form.whose}
            onChange={(whose) => onChange({ whose })}
          />
          {amount(t.refund, money.can_refund)}
        </>
      )
    case 'credit':
      return amount(t.credit, MAX_CREDIT)
    case 'correct_name':
      return (
        <TextInput
          label={t.rightNameAsOnId}
          value={form.name}
          maxLength={120}
          autoComplete="off"
          onChange={({ target }) => onChange({ name: target.value })}
        />
      )
    case 'move':
      return (
        <>
          <WhoseFault
            question={t.whoseFaultIsIt}
            among={AT_FAULT}
            whose={form.whose}
            onChange={(whose) => onChange({ whose })}
          />
          <MoveChoices bookingId={booking.id} chosen={form.hotelId} onChoose={(hotelId) => onChange({ hotelId })} />
        </>
      )
    case 'send_again':
    case 'no_show':
    case 'no_show_off':
      return null
    default:
      return act satisfies never
  }
}
