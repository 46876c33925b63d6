import { startTransition, useState } from 'react'
import { deferred } from '#web/ui/deferred.tsx'
import { loadPart } from '#web/ui/load-part.ts'
import CouponStill from './coupon-field.server-only.tsx'
import type { CouponProps } from './coupon-field.tsx'
import { CouponOpener } from './coupon-opener.tsx'
import * as t from '#words/stay.ts'

const loadField = () => import('./coupon-field.tsx')
const CouponField = deferred(loadField, CouponStill)

/** Loads the coupon field on the first press, or immediately if a coupon is set, because most guests use none. */
export function CouponSpot(props: CouponProps) {
  const { couponId } = props.choice.query
  const [hasField, setField] = useState(couponId !== undefined)
  const [begins, setBegins] = useState<'closed' | 'opened'>('closed')
  const open = async (): Promise<void> => {
    if (!(await loadPart(loadField, { name: t.theCouponField, again: () => void open() }))) return
    startTransition(() => {
      setBegins('opened')
      setField(true)
    })
  }
  if (hasField || couponId) return <CouponField {...props} begins={begins} />
  return <CouponOpener onPointerEnter={() => void loadField()} onClick={() => void open()} />
}
