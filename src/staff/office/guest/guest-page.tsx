import { useState } from 'react'
import type { OfficeGuest } from '#contract/office-guests.ts'
import { formatIstDate, formatIstMoment } from '#domain/kernel/ist.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import { Notice } from '#web/ui/notice.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { BookingRow } from '../booking-row.tsx'
import { Fact } from '../fact.tsx'
import { useCall } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { OfficePage } from '../office-frame.tsx'
import { actionWords } from '../log/log-lines.ts'
import { GuestAction, type GuestActionName } from './guest-action.tsx'
import * as common from '#words/common.ts'
import { find } from '#words/office/frame.ts'
import * as t from '#words/office/guest.ts'

/** Shows a guest's account and bookings, and what the office may do about them. */
export function GuestPage({ id }: { id: string }) {
  const asked = useCall('GET /office/guests/{id}', { params: { id } })
  const guest = asked.value
  return (
    <OfficePage
      title={guest?.name ?? t.guest}
      line={guest && t.cityAndSince(guest.city, formatIstDate(new Date(guest.since), serverNow()))}
      tools={guest && <Badges guest={guest} />}
      back={{ to: OFFICE.find, name: find }}
    >
      <QueryBoundary query={asked}>
        {(value) => <GuestParts guest={value} onChange={asked.show} onAgain={() => void asked.retry()} />}
      </QueryBoundary>
    </OfficePage>
  )
}

function Badges({ guest }: { guest: OfficeGuest }) {
  if (guest.is_erased) return <Badge tone="dull">{t.erased}</Badge>
  return guest.blocked ? <Badge tone="warn">{t.blocked}</Badge> : null
}

type PartsProps = { guest: OfficeGuest; onChange: (guest: OfficeGuest) => void; onAgain: () => void }

function GuestParts({ guest, onChange, onAgain }: PartsProps) {
  const [act, setAct] = useState<GuestActionName>()
  const close = () => setAct(undefined)
  return (
    <div className="office-columns">
      <div>
        {guest.blocked && (
          <Notice tone="warn">
            {t.blockedSince(formatIstMoment(new Date(guest.blocked.since), serverNow()), guest.blocked.reason)}
          </Notice>
        )}
        <section className="panel" aria-label={t.account}>
          <dl className="fact-grid panel-inside">
            <Fact name={common.phone}>{guest.phone || t.erased}</Fact>
            <Fact name={common.email}>{guest.email || t.erased}</Fact>
            <Fact name={t.credits}>{formatRupees(guest.credits)}</Fact>
            <Fact name={t.passkeys}>{guest.passkeys}</Fact>
            <Fact name={t.signedIn}>{t.devices(guest.sessions)}</Fact>
          </dl>
        </section>
        <section className="panel" aria-labelledby="bookings">
          <header>
            <h2 id="bookings">{t.bookings}</h2>
            <span className="soft">{guest.bookings.length}</span>
          </header>
          {guest.bookings.length === 0 && <p className="panel-inside soft">{t.noneYet}</p>}
          {guest.bookings.map((booking) => (
            <BookingRow key={booking.id} booking={booking} />
          ))}
        </section>
      </div>
      <div>
        <Acts guest={guest} onChoose={setAct} />
        <Done acts={guest.acts} />
      </div>
      {act && (
        <GuestAction
          act={act}
          guest={guest}
          onClose={close}
          onDone={(next) => {
            close()
            if (next) onChange(next)
            else onAgain()
          }}
        />
      )}
    </div>
  )
}

type Choice = { act: GuestActionName; icon: IconName; words: string; isFor: 'all' | 'admin'; isRisky?: true }

const CHOICES: readonly Choice[] = [
  { act: 'unblock', icon: 'undo-2', words: t.letThemSignInAgain, isFor: 'all' },
  { act: 'correct-phone', icon: 'phone', words: t.correctPhoneAfterProof, isFor: 'admin' },
  { act: 'forget-passkeys', icon: 'key-round', words: t.forgetTheirPasskeys, isFor: 'admin' },
  { act: 'nominee', icon: 'eye', words: t.readTheirNominee, isFor: 'admin' },
  { act: 'export', icon: 'download', words: t.exportTheirData, isFor: 'admin' },
  { act: 'block', icon: 'ban', words: t.block, isFor: 'all', isRisky: true },
  { act: 'erase', icon: 'trash', words: t.eraseOnTheirRequest, isFor: 'admin', isRisky: true },
]

function Acts({ guest, onChoose }: { guest: OfficeGuest; onChoose: (act: GuestActionName) => void }) {
  const { me } = useOffice()
  const isOpen = ({ act, isFor }: Choice) => {
    if (guest.is_erased || (isFor === 'admin' && me.role !== 'admin')) return false
    if (act === 'block') return guest.blocked === null
    if (act === 'nominee') return guest.has_nominee
    if (act === 'forget-passkeys') return guest.passkeys > 0
    return act === 'unblock' ? guest.blocked !== null : true
  }
  const open = CHOICES.filter(isOpen)
  return (
    <section className="panel" aria-labelledby="acts">
      <header>
        <h2 id="acts">{t.acts}</h2>
      </header>
      {open.length === 0 && <p className="panel-inside soft">{t.nothingIsLeft}</p>}
      <ul className="act-list">
        {open.map(({ act, icon, words, isRisky }) => (
          <li key={act}>
            <button type="button" className={isRisky ? 'risky' : ''} onClick={() => onChoose(act)}>
              <Icon name={icon} />
              {words}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Done({ acts }: { acts: OfficeGuest['acts'] }) {
  if (acts.length === 0) return null
  return (
    <section className="panel" aria-labelledby="done">
      <header>
        <h2 id="done">{t.whatOfficeDid}</h2>
      </header>
      {acts.map(({ at, act, who, reason }) => (
        <p key={`${at} ${act}`} className="panel-foot">
          <span>
            <b>{actionWords(act)}</b>
            <span className="soft block">
              {who}, {formatIstMoment(new Date(at), serverNow())}
              {reason !== null && `: ${reason}`}
            </span>
          </span>
        </p>
      ))}
    </section>
  )
}
