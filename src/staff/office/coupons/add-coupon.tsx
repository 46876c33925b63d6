import { useState } from 'react'
import { readCoupon, type CouponError } from '#domain/bills/new-coupon.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { accept, refuse } from '#domain/kernel/result.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { FormDialog } from '../form-dialog.tsx'
import { officeApi } from '../office-api.ts'
import { CouponFields } from './coupon-fields.tsx'
import { bodyOf, draftOf, emptyForm, isPlaceMissing, type CouponForm } from './coupon-form.ts'
import { CouponPlace } from './coupon-place.tsx'
import * as t from '#words/office/coupons.ts'

type AddCouponProps = { onClose: () => void; onDone: () => void }

/** Adds a coupon: its discount, payer, validity and place. Its terms cannot be changed afterwards. */
export function AddCoupon({ onClose, onDone }: AddCouponProps) {
  const [form, setForm] = useState(() => emptyForm(istDateOf(serverNow())))
  const [wrong, setWrong] = useState<CouponError>()
  const write = (change: Partial<CouponForm>) => {
    setForm((before) => ({ ...before, ...change }))
    setWrong(undefined)
  }
  const read = () => {
    const draft = draftOf(form)
    const checked = readCoupon(draft, serverNow())
    setWrong(checked.ok ? undefined : checked.refusal)
    if (!checked.ok) return refuse(undefined)
    return isPlaceMissing(form) ? refuse(t.chooseWhere) : accept({ draft })
  }
  return (
    <FormDialog
      title={t.newCoupon}
      button={t.addCoupon}
      read={read}
      act={({ draft, reason }, idempotencyKey) =>
        officeApi.post('/office/coupons', { body: bodyOf(draft, reason), idempotencyKey })
      }
      onClose={onClose}
      onDone={onDone}
    >
      <CouponFields form={form} wrong={wrong} onWrite={write} />
      <CouponPlace form={form} onWrite={write} />
    </FormDialog>
  )
}
