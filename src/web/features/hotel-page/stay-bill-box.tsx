import type { BookProps } from './book-props.ts'
import { slotAt } from '#domain/slots/slots.ts'
import { dateWords } from '#web/lib/slot-words.ts'
import { BillBox } from '#web/ui/bill-box.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CouponField } from '#web/features/stay/coupon-field.tsx'
import { SoldNotice } from './sold-notice.tsx'
import { billLines, cancelRule } from '#web/features/stay/stay-bill.ts'

/** The whole bill with its coupon, dimmed while a new one is pending; or why there is none. */
export function StayBill({ page, choice }: BookProps) {
  const { query, state, isUpdating } = choice
  const { bill, problem } = page.offer
  if (!isUpdating && state !== 'free') return <SoldNotice page={page} choice={choice} />
  if (!isUpdating && problem) return <Notice tone="danger">{problem}</Notice>
  const rule = cancelRule(query, new Date(page.now))
  return (
    <div aria-busy={isUpdating}>
      {bill && <BillBox lines={billLines(bill, query)} />}
      <output className="visually-hidden">
        {isUpdating
          ? 'Updating the bill'
          : `Bill for ${slotAt(query.slot).listingName} on ${dateWords(query.date)} is up to date`}
      </output>
      {bill && (
        <div className="mt-3">
          <CouponField key={query.couponId} page={page} choice={choice} />
        </div>
      )}
      {rule.isLate ? (
        <div className="mt-3">
          <Notice tone="warn">{rule.words}</Notice>
        </div>
      ) : (
        <p className="field-hint">{rule.words}. Full refund.</p>
      )}
    </div>
  )
}
