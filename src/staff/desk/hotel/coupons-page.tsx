import type { DeskCoupon } from '#contract/desk-coupons.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import { useEdit } from '../../hotel-editing/use-edit.ts'
import { CallState } from '../call-state.tsx'
import { post, useCall } from '../desk-calls.ts'
import { DeskPage } from '../desk-frame.tsx'
import { PressNotice } from '../press-notice.tsx'
import { momentWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'

/** Lists coupons that the hotel pays for once its manager has agreed. */
export function CouponsPage() {
  const words = useWords()
  const { ofCoupons } = words
  const called = useCall('GET /desk/coupons')
  const { value, show } = called
  return (
    <DeskPage title={ofCoupons.coupons} backTo={DESK.more}>
      <h1>{ofCoupons.coupons}</h1>
      <p className="soft">{ofCoupons.couponsWords}</p>
      <CallState of={called} />
      {value?.length === 0 && <p>{ofCoupons.none}</p>}
      <ul className="flow">
        {value?.map((coupon) => (
          <CouponItem key={coupon.id} coupon={coupon} show={show} />
        ))}
      </ul>
    </DeskPage>
  )
}

const boldCode = (code: string) => <b className="digits">{code}</b>

const joinedBadge = (joined: string) => <Badge tone="trust">{joined}</Badge>

function CouponItem({ coupon, show }: { coupon: DeskCoupon; show: (coupons: DeskCoupon[]) => void }) {
  const words = useWords()
  const { ofCoupons } = words
  const editing = useEdit({ show })
  const { id, code, kind, value, most, min_amount: minimum, joined_at: joined, joined_by: by } = coupon
  const press = () =>
    void editing.edit(() =>
      post(joined ? 'POST /desk/coupons/{id}/leave' : 'POST /desk/coupons/{id}/join', { params: { id: String(id) } }),
    )
  const days = coupon.weekdays?.map((day) => words.weekdays[day]).join(', ')
  const limits = [
    most === null ? ofCoupons.noTop : ofCoupons.atMost(formatRupees(most)),
    ...(minimum > 0 ? [ofCoupons.fromAmount(formatRupees(minimum))] : []),
    ...(coupon.total_limit === null ? [] : [ofCoupons.times(coupon.total_limit)]),
    ...(days ? [days] : []),
    ofCoupons.between(
      momentWords(new Date(coupon.valid_from), words),
      momentWords(new Date(coupon.valid_until), words),
    ),
  ]
  return (
    <li className="box flow">
      <p>
        <Sentence
          text={ofCoupons.takesOff(code, kind === 'percent' ? `${value}%` : formatRupees(value))}
          code={boldCode}
        />
      </p>
      <ul className="soft">
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
      {joined && (
        <p>
          <Sentence
            text={by === null ? ofCoupons.joinedBefore : ofCoupons.joinedBy(by, momentWords(new Date(joined), words))}
            badge={joinedBadge}
          />{' '}
          {ofCoupons.usedHere(coupon.used_here)}
        </p>
      )}
      <PressNotice sending={editing} />
      <Button variant={joined ? 'quiet' : 'primary'} className="w-full" aria-disabled={editing.isBusy} onClick={press}>
        {joined ? ofCoupons.leave(code) : ofCoupons.join(code)}
      </Button>
      {joined && <p className="soft">{ofCoupons.leaveWords}</p>}
    </li>
  )
}
