import { useState } from 'react'
import type { OfficeCoupon } from '#contract/office-coupons.ts'
import { formatRupees, type Rupees } from '#domain/kernel/money.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { BillBox } from '#web/ui/bill-box.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { officeApi } from '../office-api.ts'
import { useCall } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { OfficePage } from '../office-frame.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import {
  givesWords,
  joinedWords,
  payerWords,
  stateBadge,
  validWords,
  weekdayWords,
  whereWords,
} from '../words/coupon-words.ts'
import { AddCoupon } from './add-coupon.tsx'
import './coupons.css'

/** Lists coupons with payer, validity, place and use; admins add and end them. */
export function CouponsPage() {
  const { me } = useOffice()
  const asked = useCall('GET /office/coupons')
  const [isAdding, setAdding] = useState(false)
  const [ending, setEnding] = useState<OfficeCoupon>()
  const close = () => {
    setAdding(false)
    setEnding(undefined)
  }
  const done = () => {
    close()
    void asked.retry()
  }
  const isAdmin = me.role === 'admin'
  return (
    <OfficePage
      title="Coupons"
      tools={
        isAdmin && (
          <Button variant="primary" onClick={() => setAdding(true)}>
            <Icon name="plus" />
            New coupon
          </Button>
        )
      }
    >
      <QueryBoundary query={asked}>
        {(coupons) => (
          <>
            <section className="panel" aria-label="Coupons">
              {coupons.length === 0 && <p className="panel-inside soft">There is no coupon yet.</p>}
              {coupons.length > 0 && <CouponTable coupons={coupons} onEnd={isAdmin ? setEnding : undefined} />}
              <div className="panel-foot soft">Used by bookings that have it now. Given in 30 days.</div>
            </section>
            {coupons.length > 0 && <WhoPaid coupons={coupons} />}
          </>
        )}
      </QueryBoundary>
      {isAdding && <AddCoupon onClose={close} onDone={done} />}
      {ending && <EndCoupon coupon={ending} onClose={close} onDone={done} />}
    </OfficePage>
  )
}

const HEADS = ['Code', 'Paid by', 'When', 'Where'] as const
const FIGURES = ['Used', 'Given'] as const

type TableProps = {
  coupons: readonly OfficeCoupon[]
  /** undefined: this user may not end coupons */
  onEnd: ((coupon: OfficeCoupon) => void) | undefined
}

const CouponTable = ({ coupons, onEnd }: TableProps) => (
  <table className="data-table">
    <thead>
      <tr>
        {HEADS.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
        {FIGURES.map((name) => (
          <th key={name} scope="col" className="figure">
            {name}
          </th>
        ))}
        <th scope="col">State</th>
      </tr>
    </thead>
    <tbody>
      {coupons.map((coupon) => (
        <CouponRow key={coupon.id} coupon={coupon} onEnd={onEnd} />
      ))}
    </tbody>
  </table>
)

const formatCount = (count: number) => count.toLocaleString('en-IN')

function CouponRow({ coupon, onEnd }: { coupon: OfficeCoupon; onEnd: TableProps['onEnd'] }) {
  const now = serverNow()
  const badge = stateBadge(coupon, now)
  const canEnd = coupon.state === 'on' || coupon.state === 'starts'
  return (
    <tr>
      <th scope="row">
        {coupon.code}
        <span className="soft block">{givesWords(coupon)}</span>
      </th>
      <td data-name="Paid by">
        <span>
          {payerWords(coupon)}
          <span className="soft block">{joinedWords(coupon)}</span>
        </span>
      </td>
      <td data-name="When">
        <span>
          {weekdayWords(coupon.weekdays)}
          <span className="soft block">{validWords(coupon, now)}</span>
        </span>
      </td>
      <td data-name="Where">{whereWords(coupon)}</td>
      <td data-name="Used" className="figure">
        <span>
          {formatCount(coupon.used)}
          {coupon.total_limit !== null && <span className="soft block">of {formatCount(coupon.total_limit)}</span>}
        </span>
      </td>
      <td data-name="Given" className="figure">
        {formatRupees(coupon.given)}
      </td>
      <td data-name="State">
        <span className="coupon-state">
          <Badge tone={badge.tone}>{badge.words}</Badge>
          {onEnd && canEnd && (
            <button type="button" className="link plain" onClick={() => onEnd(coupon)}>
              End<span className="visually-hidden"> {coupon.code}</span>
            </button>
          )}
        </span>
      </td>
    </tr>
  )
}

const given = (coupons: readonly OfficeCoupon[]): Rupees => coupons.reduce((sum, coupon) => sum + coupon.given, 0)

/** Shows the discounts of the last thirty days, by payer. */
const WhoPaid = ({ coupons }: { coupons: readonly OfficeCoupon[] }) => (
  <section className="panel coupons-paid" aria-labelledby="who-paid">
    <header>
      <h2 id="who-paid">Who paid, 30 days</h2>
    </header>
    <div className="panel-inside">
      <BillBox
        lines={[
          { label: 'Uncle', amount: formatRupees(given(coupons.filter((each) => each.funded_by === 'uncle'))) },
          { label: 'Hotels', amount: formatRupees(given(coupons.filter((each) => each.funded_by === 'hotel'))) },
          { label: 'All coupons', amount: formatRupees(given(coupons)), kind: 'sum' },
        ]}
      />
    </div>
  </section>
)

type EndProps = { coupon: OfficeCoupon; onClose: () => void; onDone: () => void }

const EndCoupon = ({ coupon, onClose, onDone }: EndProps) => (
  <ReasonDialog
    title={`End ${coupon.code}`}
    button="End it now"
    variant="danger"
    act={(reason, idempotencyKey) =>
      officeApi.post('/office/coupons/{id}/end', {
        params: { id: String(coupon.id) },
        body: { reason },
        idempotencyKey,
      })
    }
    onClose={onClose}
    onDone={onDone}
  >
    <p>
      Nobody can use it from now on, and it cannot be switched on again. The {formatCount(coupon.used)} bookings that
      have it keep it.
    </p>
  </ReasonDialog>
)
