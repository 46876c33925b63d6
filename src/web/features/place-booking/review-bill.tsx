import type { ReviewProps } from './review-props.ts'
import { CouponField } from '#web/features/stay/coupon-field.tsx'
import { billLines } from '#web/features/stay/stay-bill.ts'
import { BillBox } from '#web/ui/bill-box.tsx'
import { LiveRegion } from '#web/ui/heard.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** The whole bill, dimmed while a new one is pending, and the coupon. */
export function ReviewBill({ page: { quote, held }, stay }: ReviewProps) {
  const { bill, problem, isFree } = quote
  const { query, isUpdating, change } = stay
  return (
    <section className="box" aria-labelledby="bill">
      <h2 className="small-heading" id="bill">
        Your bill
      </h2>
      <div aria-busy={isUpdating}>
        {bill && <BillBox lines={billLines(bill, query)} />}
        <LiveRegion>{isUpdating ? 'Updating the bill' : ''}</LiveRegion>
      </div>
      {!isUpdating && problem && <Notice tone="danger">{problem}</Notice>}
      {!isUpdating && !problem && !isFree && !held && (
        <div className="mt-4">
          <Notice tone="warn">
            This time is sold out. Nothing was charged. Please go back and choose another time.
          </Notice>
        </div>
      )}
      {bill && (
        <div className="mt-4">
          <CouponField
            key={query.couponId}
            page={{ offer: { couponRefusal: quote.couponRefusal } }}
            choice={{ query, change, isUpdating }}
          />
        </div>
      )}
    </section>
  )
}
