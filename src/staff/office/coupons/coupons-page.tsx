import { useState } from 'react'
import type { OfficeCoupon } from '#contract/office-coupons.ts'
import { formatRupees, type Rupees } from '#domain/kernel/money.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { BillBox } from '#web/ui/bill-box.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import { DataList, type Column } from '../../kit/data-table.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { officeApi } from '../office-api.ts'
import { useCall } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { OfficePage } from '../office-frame.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import {
  effectWords,
  givesWords,
  joinedWords,
  payerWords,
  stateBadge,
  validWords,
  weekdayWords,
  whereWords,
} from './coupon-labels.ts'
import { AddCoupon } from './add-coupon.tsx'
import './coupons.css'
import * as common from '#words/common.ts'
import * as t from '#words/office/coupons.ts'

/** Lists coupons with payer, validity, place and use. Admins add and end them. */
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
      title={t.coupons}
      tools={
        isAdmin && (
          <Button variant="primary" onClick={() => setAdding(true)}>
            <Icon name="plus" />
            {t.newCoupon}
          </Button>
        )
      }
    >
      <QueryBoundary query={asked}>
        {(coupons) => (
          <>
            <DataList
              label={t.coupons}
              empty={t.noCouponYet}
              columns={columnsFor(isAdmin ? setEnding : undefined)}
              short={(coupon) => ({
                name: <b>{coupon.code}</b>,
                end: <CouponState coupon={coupon} onEnd={isAdmin ? setEnding : undefined} />,
                line: givesWords(coupon),
              })}
              rows={coupons}
              keyOf={({ id }) => id}
              note={t.howTheyAreCounted}
            />
            {coupons.length > 0 && <WhoPaid coupons={coupons} />}
          </>
        )}
      </QueryBoundary>
      {isAdding && <AddCoupon onClose={close} onDone={done} />}
      {ending && <EndCoupon coupon={ending} onClose={close} onDone={done} />}
    </OfficePage>
  )
}

const formatCount = (count: number) => count.toLocaleString('en-IN')

const COLUMNS: readonly Column<OfficeCoupon>[] = [
  {
    name: t.code,
    of: (coupon) => (
      <>
        {coupon.code}
        <span className="soft block">{givesWords(coupon)}</span>
      </>
    ),
  },
  {
    name: t.paidBy,
    isBehindTap: true,
    of: (coupon) => (
      <span>
        {payerWords(coupon)}
        <span className="soft block">{joinedWords(coupon)}</span>
      </span>
    ),
  },
  {
    name: t.when,
    isBehindTap: true,
    of: (coupon) => (
      <span>
        {weekdayWords(coupon.weekdays)}
        <span className="soft block">{validWords(coupon, serverNow())}</span>
      </span>
    ),
  },
  { name: t.where, isBehindTap: true, of: whereWords },
  {
    name: t.used,
    isBehindTap: true,
    isFigure: true,
    of: ({ used, total_limit: limit }) => (
      <span>
        {formatCount(used)}
        {limit !== null && <span className="soft block">{t.usedOf(formatCount(limit))}</span>}
      </span>
    ),
  },
  {
    name: t.brought,
    isBehindTap: true,
    of: ({ effect }) => (
      <span>
        {effectWords(effect).map((words) => (
          <span key={words} className="soft block">
            {words}
          </span>
        ))}
      </span>
    ),
  },
  { name: t.given, isBehindTap: true, isFigure: true, of: (coupon) => formatRupees(coupon.given) },
]

type OnEnd = ((coupon: OfficeCoupon) => void) | undefined

/** `onEnd` is undefined for users who may not end coupons. */
const columnsFor = (onEnd: OnEnd): readonly Column<OfficeCoupon>[] => [
  ...COLUMNS,
  { name: t.state, of: (coupon) => <CouponState coupon={coupon} onEnd={onEnd} /> },
]

function CouponState({ coupon, onEnd }: { coupon: OfficeCoupon; onEnd: OnEnd }) {
  const badge = stateBadge(coupon, serverNow())
  const canEnd = coupon.state === 'on' || coupon.state === 'starts'
  return (
    <span className="coupon-state">
      <Badge tone={badge.tone}>{badge.words}</Badge>
      {onEnd && canEnd && (
        <button type="button" className="link plain" onClick={() => onEnd(coupon)}>
          <Sentence text={t.endNamed(coupon.code)} />
        </button>
      )}
    </span>
  )
}

const given = (coupons: readonly OfficeCoupon[]): Rupees => coupons.reduce((sum, coupon) => sum + coupon.given, 0)

/** Shows the discounts of the last thirty days, by payer. */
const WhoPaid = ({ coupons }: { coupons: readonly OfficeCoupon[] }) => (
  <section className="panel coupons-paid" aria-labelledby="who-paid">
    <header>
      <h2 id="who-paid">{t.whoPaid30Days}</h2>
    </header>
    <div className="panel-inside">
      <BillBox
        lines={[
          { label: t.uncle, amount: formatRupees(given(coupons.filter((each) => each.funded_by === 'uncle'))) },
          { label: common.hotels, amount: formatRupees(given(coupons.filter((each) => each.funded_by === 'hotel'))) },
          { label: t.allCoupons, amount: formatRupees(given(coupons)), kind: 'sum' },
        ]}
      />
    </div>
  </section>
)

type EndProps = { coupon: OfficeCoupon; onClose: () => void; onDone: () => void }

const EndCoupon = ({ coupon, onClose, onDone }: EndProps) => (
  <ReasonDialog
    title={t.end(coupon.code)}
    button={t.endItNow}
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
    <p>{t.nobodyCanUseIt(coupon.used)}</p>
  </ReasonDialog>
)
