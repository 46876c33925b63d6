import type { ReviewProps } from './review-props.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import CouponField from '#web/features/stay/coupon-field.tsx'
import { billLines } from '#web/features/stay/stay-bill.ts'
import { boughtAlready } from './review-refusal.tsx'
import { BillBox } from '#web/ui/bill-box.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/place-booking.ts'

/** Shows the bill, dimmed while it reloads, and the coupon field. A held or paid room shows its agreed bill only. */
export function ReviewBill({ className, ...props }: ReviewProps & { className: string }) {
  const { quote, held } = props.page
  const { stay } = props
  const bought = boughtAlready(props)
  const agreed = bought?.bill ?? held?.bill
  const bill = agreed ?? quote.bill
  const creditLabel = !agreed && quote.isSigningUp ? t.signUpCredit : undefined
  const { query, isUpdating, change } = stay
  return (
    <section className={`box ${className}`} aria-label={common.yourBill}>
      <h2 className="small-heading">{common.yourBill}</h2>
      <div aria-busy={isUpdating}>
        {bill && <BillBox lines={billLines(bill, query, creditLabel)} />}
        <LiveRegion>
          {isUpdating ? t.updatingBill : bill && t.yourBillToPayNow(formatRupees(bill.payable_now))}
        </LiveRegion>
      </div>
      {bill && !held && !bought && (
        <div className="needs-script mt-4">
          <CouponField
            page={{ offer: { couponRefusal: quote.couponRefusal } }}
            choice={{ query, change, isUpdating }}
          />
        </div>
      )}
    </section>
  )
}
