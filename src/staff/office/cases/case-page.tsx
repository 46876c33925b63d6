import { useState } from 'react'
import type { OfficeCase } from '#contract/office-cases.ts'
import type { WorkState } from '#contract/office-work.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { WrittenText } from '#web/ui/written-text.tsx'
import { useCall } from '../office-calls.ts'
import { OfficePage } from '../office-frame.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { NoteForm, OwnerLine, SnoozeButtons } from '../work/work-parts.tsx'
import { AnswerGuest } from './answer-guest.tsx'
import { CaseActs } from './case-acts.tsx'
import { CaseFacts } from './case-facts.tsx'
import { CasePhotos } from './case-photos.tsx'
import { CaseTimes } from './case-times.tsx'
import './cases.css'
import * as frame from '#words/office/frame.ts'
import * as t from '#words/office/cases.ts'
import * as own from '#words/office/work-of.ts'
import { signs as signWords } from '#words/office/work.ts'

/** Shows a case of any kind: statements, deadlines, owner and possible acts. */
export function CasePage({ id }: { id: string }) {
  const asked = useCall('GET /office/cases/{ref}', { params: { ref: id } })
  const found = asked.value
  return (
    <OfficePage
      title={found ? t.caseTitle(found.kind, found.guest.name ?? t.someone) : t.aCase}
      line={
        found &&
        [found.ref, found.booking?.code, found.booking?.hotel.name, found.booking?.hotel.city]
          .filter(Boolean)
          .join(', ')
      }
      tools={found && <CaseBadges found={found} />}
      back={{ to: OFFICE.now, name: frame.now }}
    >
      <QueryBoundary query={asked}>
        {(value) => <CaseParts found={value} onChange={asked.show} onStale={() => void asked.retry()} />}
      </QueryBoundary>
    </OfficePage>
  )
}

function CaseBadges({ found: { is_open: isOpen, times } }: { found: OfficeCase }) {
  const now = serverNow()
  if (!isOpen && times.settled !== null) return <Badge tone="trust">{t.settled}</Badge>
  const due = times.acknowledged === null ? (times.acknowledge_by ?? times.settle_by) : times.settle_by
  if (due === null) return null
  const words = due === times.acknowledge_by ? t.acknowledgeBy : times.acknowledge_by === null ? t.decideBy : t.settleBy
  return (
    <Badge tone={new Date(due) < now ? 'coral' : 'warn'}>
      <Icon name="clock" />
      {words(formatIstMoment(new Date(due), now))}
    </Badge>
  )
}

type PartsProps = { found: OfficeCase; onChange: (found: OfficeCase) => void; onStale: () => void }

function CaseParts({ found, onChange, onStale }: PartsProps) {
  return (
    <div className="office-columns">
      <div>
        <WhatWasSaid found={found} />
        {found.photos > 0 && <CasePhotos found={found} />}
        {found.signs.length > 0 && <Signs signs={found.signs} />}
        {found.officer && <Officer officer={found.officer} />}
        {found.acts.includes('answer') && <AnswerGuest found={found} onChange={onChange} />}
      </div>
      <div>
        <CaseActs found={found} onChange={onChange} onStale={onStale} />
        <CaseWork found={found} onNote={onStale} />
        <CaseTimes found={found} />
        <CaseFacts found={found} />
      </div>
    </div>
  )
}

/** Says who may decide as grievance officer: an operator who has not answered yet. Warns if there is none. */
function Officer({
  officer: { handled_by: handledBy, is_you: isYou, others },
}: {
  officer: NonNullable<OfficeCase['officer']>
}) {
  return (
    <Notice tone={isYou ? 'plain' : 'warn'}>
      {t.forOfficer(handledBy)} {!isYou && t.notYou}{' '}
      {others === 0 && (
        <Link className="link" to={OFFICE.team}>
          {t.nobodyElse}
        </Link>
      )}
    </Notice>
  )
}

function WhatWasSaid({ found }: { found: OfficeCase }) {
  return (
    <section className="panel" aria-labelledby="said">
      <header>
        <h2 id="said">{t.whatWasSaid}</h2>
        <span className="soft">{t.oldestFirst}</span>
      </header>
      <ol className="talk panel-inside">
        {found.said.map(({ by, name, at, what, text }) => (
          <li key={`${at} ${what}`} className={by === 'guest' || by === 'hotel' ? '' : 'ours'}>
            <p className="talk-who">
              <b>{whoSaid(by, name, what)}</b>
              <span className="soft">
                {[formatIstMoment(new Date(at), serverNow()), ...(what.startsWith('/') ? [t.onPage(what)] : [])].join(
                  ', ',
                )}
              </span>
            </p>
            <p className="talk-text">
              {t.said[what]} {text && <WrittenText text={text} />}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function whoSaid(by: OfficeCase['said'][number]['by'], name: string | null, what: string): string {
  if (by === 'rules') return t.uncle
  if (what === 'note') return t.noteOf(name ?? t.someone)
  return what === 'answer' && by === 'office' ? t.answerOf(name ?? t.someone) : (name ?? t.someone)
}

const Signs = ({ signs }: { signs: OfficeCase['signs'] }) => (
  <section className="panel" aria-labelledby="signs">
    <header>
      <h2 id="signs">{t.signsTitle}</h2>
      <span className="soft">{t.neverAlone}</span>
    </header>
    <ul className="panel-inside">
      {signs.map((sign) => (
        <li key={sign}>{signWords[sign]}</li>
      ))}
    </ul>
  </section>
)

/** Shows who looks after the case, and colleagues' notes. */
function CaseWork({ found, onNote }: { found: OfficeCase; onNote: () => void }) {
  const asked = useCall('GET /office/work', { query: { key: found.key } })
  const [isPutting, setPutting] = useState(false)
  const changed = (next: WorkState) => {
    asked.show(next)
    onNote()
  }
  const due = found.times.acknowledged === null ? found.times.acknowledge_by : found.times.settle_by
  return (
    <section className="panel" aria-label={own.owner}>
      <QueryBoundary query={asked}>
        {(state) => {
          const parts = { workKey: found.key, state, onChange: changed }
          return (
            <div className="panel-inside flow">
              {found.is_open && <OwnerLine {...parts} />}
              <NoteForm workKey={found.key} onChange={changed} />
              {found.is_open && (isPutting || state.snoozed_until !== null) && (
                <SnoozeButtons {...parts} due={due === null ? null : new Date(due)} />
              )}
              {found.is_open && !isPutting && state.snoozed_until === null && (
                <button type="button" className="link plain" onClick={() => setPutting(true)}>
                  <Icon name="alarm-clock" /> {own.bringItBack}…
                </button>
              )}
            </div>
          )
        }}
      </QueryBoundary>
    </section>
  )
}
