import type { BookProps } from './book-props.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { slotAt } from '#domain/slots/slots.ts'
import { dateWords } from '#words/times.ts'
import { BillBox } from '#web/ui/bill-box.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CouponSpot } from '#web/features/stay/coupon-spot.tsx'
import { billLines, cancelRule } from '#web/features/stay/stay-bill.ts'
import * as t from '#words/hotel-page.ts'
import { slotName } from '#words/slots.ts'

/** Shows the complete bill with its coupon, dimmed while a new bill is pending. */
export function StayBill({ page, choice }: BookProps) {
  const { query, isUpdating } = choice
  const { bill } = page.offer
  return (
    <div aria-busy={isUpdating}>
      {bill && <BillBox lines={billLines(bill, query)} />}
      <LiveRegion>
        {isUpdating && t.updatingBill}
        {!isUpdating &&
          bill &&
          t.newBill(slotName(slotAt(query.slot)), dateWords(query.date), formatRupees(bill.total))}
      </LiveRegion>
      {bill && (
        <div className="needs-script mt-3">
          <CouponSpot page={page} choice={choice} />
        </div>
      )}
    </div>
  )
}

/** Says until when the stay can be cancelled, in amber once it no longer can. */
export function CancelWords({ page, choice: { query }, className = '' }: BookProps & { className?: string }) {
  const rule = cancelRule(query, page.offer.rule, new Date(page.now))
  if (rule.at !== 'late')
    return (
      <p className={`field-hint ${className}`}>
        {rule.at === 'grace' ? t.freeToCancelInGrace(rule.minutes) : t.freeToCancel(rule.until)}
      </p>
    )
  return (
    <div className="my-3">
      <Notice tone="warn">{rule.words}</Notice>
    </div>
  )
}
