import { startTransition, useState } from 'react'
import { deferred } from '#web/ui/deferred.tsx'
import { loadPart } from '#web/ui/load-part.ts'
import CouponStill from './coupon-field.server-only.tsx'
import type { CouponProps } from './coupon-field.tsx'
import { CouponOpener } from './coupon-opener.tsx'

const loadField = () => import('./coupon-field.tsx')
const CouponField = deferred(loadField, CouponStill)

/** A coupon's place on a page that most guests leave without one: the field comes with the first press, or a coupon. */
export function CouponSpot(props: CouponProps) {
  const { couponId } = props.choice.query
  const [hasField, setField] = useState(couponId !== undefined)
  const [begins, setBegins] = useState<'closed' | 'opened'>('closed')
  const open = async (): Promise<void> => {
    if (!(await loadPart(loadField, { name: 'The coupon field', again: () => void open() }))) return
    startTransition(() => {
      setBegins('opened')
      setField(true)
    })
  }
  if (hasField || couponId) return <CouponField {...props} begins={begins} />
  return <CouponOpener onPointerEnter={() => void loadField()} onClick={() => void open()} />
}
