import { useState } from 'react'
import type { WaitingGift } from '#contract/office-gifts.ts'
import { formatIstDate } from '#domain/kernel/ist.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { OFFICE } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { officeApi } from '../office-api.ts'
import { useCall } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { OfficePage } from '../office-frame.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { MoneyTabs } from './money-tabs.tsx'
import * as t from '#words/office/money.ts'

const TO: Record<WaitingGift['what'], string> = { stay: 'to the hotel', reward: 'to the friend, as credit' }

/**
 * Lists what Uncle will give to hotels and friends, held back until the guests confirm or the office releases it.
 */
export function WaitingPage() {
  const { me } = useOffice()
  const asked = useCall('GET /office/waiting-money')
  const [releasing, setReleasing] = useState<WaitingGift>()
  return (
    <OfficePage title={t.waiting}>
      <MoneyTabs />
      <p className="soft">{t.whatWeGiveTowardsStay}</p>
      <QueryBoundary query={asked}>
        {(gifts) => (
          <Gifts gifts={gifts} {...(me.role === 'admin' ? { onRelease: (gift) => setReleasing(gift) } : {})} />
        )}
      </QueryBoundary>
      {releasing && (
        <ReasonDialog
          title={t.letItGo}
          about={JSON.stringify(releasing)}
          button={t.letGoWithPaise(formatPaise(releasing.paise))}
          act={(reason, idempotencyKey) =>
            officeApi.post('/office/bookings/{id}/release-money', {
              params: { id: releasing.booking_id },
              body: { what: releasing.what, reason },
              idempotencyKey,
            })
          }
          onClose={() => setReleasing(undefined)}
          onDone={({ waiting }) => {
            setReleasing(undefined)
            asked.show(waiting)
          }}
        >
          <p>
            {t.ofOurOwnMoneyGoes(
              formatPaise(releasing.paise),
              TO[releasing.what],
              releasing.code,
              releasing.hotel.name,
            )}
          </p>
        </ReasonDialog>
      )}
    </OfficePage>
  )
}

type GiftsProps = { gifts: readonly WaitingGift[]; onRelease?: (gift: WaitingGift) => void }

function Gifts({ gifts, onRelease }: GiftsProps) {
  if (gifts.length === 0) return <p>{t.nothingWaits}</p>
  return (
    <section className="panel" aria-label={t.waiting}>
      {gifts.map((gift) => (
        <div key={`${gift.booking_id} ${gift.what}`} className="side-row">
          <div>
            <b>{formatPaise(gift.paise)}</b> {TO[gift.what]}, <Link to={OFFICE.found(gift.code)}>{gift.code}</Link>{' '}
            <Badge tone={gift.waits_for === 'office' ? 'warn' : 'dull'}>
              {gift.waits_for === 'office' ? t.beyondLimit : t.nobodyConfirmedIt}
            </Badge>
            <span className="soft block">
              <Link to={OFFICE.hotel(gift.hotel.id)}>{gift.hotel.name}</Link>, left{' '}
              {formatIstDate(new Date(gift.left_at), serverNow())}
            </span>
          </div>
          {onRelease && (
            <Button onClick={() => onRelease(gift)}>
              Let go<span className="visually-hidden"> {t.ofLabel(gift.code)}</span>
            </Button>
          )}
        </div>
      ))}
    </section>
  )
}
