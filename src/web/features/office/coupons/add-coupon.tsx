import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { OfficeCoupon } from '#contract/office-coupons.ts'
import { readCoupon, type CouponFault } from '#domain/bills/new-coupon.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { officeApi } from '../office-api.ts'
import { ReasonInput, useReason } from '../reason-input.tsx'
import { useRequestKey } from '../use-request-key.ts'
import { WORDS } from '../words/words.ts'
import { CouponFields } from './coupon-fields.tsx'
import { bodyOf, draftOf, emptyForm, isPlaceMissing, type CouponForm } from './coupon-form.ts'
import { CouponPlace } from './coupon-place.tsx'

type AddCouponProps = { onClose: () => void; onDone: (coupon: OfficeCoupon) => void }

/** What a coupon gives, who pays, when and where. Its terms cannot be changed afterwards. */
export function AddCoupon({ onClose, onDone }: AddCouponProps) {
  const [form, setForm] = useState(() => emptyForm(istDateOf(serverNow())))
  const [wrong, setWrong] = useState<CouponFault>()
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const request = useRequestKey()
  const reason = useReason()
  const fields = useRef<HTMLFormElement>(null)
  // The form is longer than a phone: the field that is not right may be out of sight.
  useEffect(() => {
    if (wrong) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [wrong])
  const write = (change: Partial<CouponForm>) => {
    setForm((before) => ({ ...before, ...change }))
    setWrong(undefined)
  }
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    setFault(undefined)
    const draft = draftOf(form)
    const read = readCoupon(draft, serverNow())
    setWrong(read.ok ? undefined : read.refusal)
    if (!read.ok) return undefined
    if (isPlaceMissing(form)) return setFault('Choose where guests can use it.')
    const why = reason.read()
    if (!why || isBusy) return undefined
    setBusy(true)
    const body = bodyOf(draft, why)
    const answer = await officeApi.post('/office/coupons', { body, idempotencyKey: request.keyFor(body) })
    setBusy(false)
    request.heard(answer)
    if (answer.ok) return onDone(answer.value)
    return setFault(answer.refusal.message || WORDS.failed)
  }
  return (
    <Dialog title="New coupon" leaving={{ closable: true, onClose }}>
      <form ref={fields} className="flow" noValidate onSubmit={(event) => void save(event)}>
        <CouponFields form={form} wrong={wrong} onWrite={write} />
        <CouponPlace form={form} onWrite={write} />
        <ReasonInput reason={reason} />
        {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
        <Button type="submit" look="primary" className="big w-full" aria-disabled={isBusy}>
          Add the coupon
        </Button>
      </form>
    </Dialog>
  )
}
