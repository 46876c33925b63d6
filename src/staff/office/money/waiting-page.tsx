import { useState } from 'react'
import type { WaitingGift } from '#contract/office-gifts.ts'
import { formatIstDate } from '#domain/kernel/ist.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { OFFICE } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { officeApi } from '../office-api.ts'
import { useCall } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { OfficePage } from '../office-frame.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { MoneyTabs } from './money-tabs.tsx'
import * as t from '#words/office/waiting.ts'

/**
 * Lists the money that Uncle will give to hotels and friends but holds back until the guests confirm their stay or the
 * office releases it.
 */
export function WaitingPage() {
  const { me } = useOffice()
  const asked = useCall('GET /office/waiting-money')
  const [releasing, setReleasing] = useState<WaitingGift>()
  return (
    <OfficePage title={t.waiting}>
      <MoneyTabs />
      <p className="soft">{t.whatWaits}</p>
      <QueryBoundary query={asked}>
        {(gifts) => (
          <Gifts gifts={gifts} {...(me.role === 'admin' ? { onRelease: (gift) => setReleasing(gift) } : {})} />
        )}
      </QueryBoundary>
      {releasing && (
        <ReasonDialog
          title={t.letItGo}
          about={JSON.stringify(releasing)}
          button={t.letGo(formatPaise(releasing.paise))}
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
            {(releasing.what === 'stay' ? t.ringBothSidesForHotel : t.ringBothSidesForFriend)(
              formatPaise(releasing.paise),
              releasing.code,
              releasing.hotel.name,
            )}
          </p>
        </ReasonDialog>
      )}
    </OfficePage>
  )
}

const linkTo = (to: string) => (words: string) => <Link to={to}>{words}</Link>

type GiftsProps = { gifts: readonly WaitingGift[]; onRelease?: (gift: WaitingGift) => void }

function Gifts({ gifts, onRelease }: GiftsProps) {
  if (gifts.length === 0) return <p>{t.nothingWaits}</p>
  return (
    <section className="panel" aria-label={t.waiting}>
      {gifts.map((gift) => (
        <div key={`${gift.booking_id} ${gift.what}`} className="side-row">
          <div>
            <Sentence
              text={(gift.what === 'stay' ? t.toHotel : t.toFriend)(formatPaise(gift.paise), gift.code)}
              link={linkTo(OFFICE.found(gift.code))}
            />{' '}
            <Badge tone={gift.waits_for === 'office' ? 'warn' : 'dull'}>
              {gift.waits_for === 'office' ? t.beyondLimit : t.nobodyConfirmedIt}
            </Badge>
            <span className="soft block">
              <Sentence
                text={t.leftOn(gift.hotel.name, formatIstDate(new Date(gift.left_at), serverNow()))}
                link={linkTo(OFFICE.hotel(gift.hotel.id))}
              />
            </span>
          </div>
          {onRelease && (
            <Button onClick={() => onRelease(gift)}>
              <Sentence text={t.letGoOf(gift.code)} />
            </Button>
          )}
        </div>
      ))}
    </section>
  )
}
