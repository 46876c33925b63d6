import { Fragment, useCallback, useEffect, useState } from 'react'
import type { OfficeNow, WaitingWork } from '#contract/office-now.ts'
import { Badge } from '#web/ui/badge.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { CheckBadge } from '../check-badge.tsx'
import { useCall } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { OfficePage } from '../office-frame.tsx'
import { Decide } from '../booking/decide.tsx'
import { DayFigures } from './day-figures.tsx'
import { CallGuest } from './call-guest.tsx'
import { CallHotel } from './call-hotel.tsx'
import { SeenInTime } from './seen-in-time.tsx'
import { AllowRoom } from './allow-room.tsx'
import { DecideDispute } from './decide-dispute.tsx'
import { limitPerKind } from './limit-per-kind.ts'
import { WorkRow, type WorkStep } from './work-row.tsx'
import { kindWords, WORK_GROUPS } from './work-words.ts'
import './now.css'
import * as t from '#words/office/now.ts'

/** Polls for new work, and again when the tab becomes visible, because somebody watches this page. */
const LOOK_EVERY_MILLISECONDS = 30_000
const SHOWN_AT_FIRST = 12
const SHOWN_OF_A_KIND = 4

/** Shows what waits for somebody, today's figures, and how full the cities are tonight. */
export function NowPage() {
  const asked = useCall('GET /office/now')
  const { retry } = asked
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void retry()
    }
    const timer = setInterval(look, LOOK_EVERY_MILLISECONDS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [retry])
  const { me, chooseMe } = useOffice()
  const waiting = asked.value?.work.length
  useEffect(() => {
    if (waiting !== undefined && waiting !== me.waiting) chooseMe({ ...me, waiting })
  }, [waiting, me, chooseMe])
  return (
    <OfficePage
      title={t.now}
      tools={
        asked.value && (
          <>
            <CheckBadge check={asked.value.books} />
            <Badge tone={asked.value.errors_an_hour > 0 ? 'warn' : 'dull'}>
              {t.errorsInLastHour(asked.value.errors_an_hour)}
            </Badge>
          </>
        )
      }
    >
      <QueryBoundary query={asked}>{(now) => <NowParts now={now} onChange={() => void retry()} />}</QueryBoundary>
    </OfficePage>
  )
}

function NowParts({ now, onChange }: { now: OfficeNow; onChange: () => void }) {
  return (
    <div className="office-columns">
      <div>
        <Work work={now.work} onChange={onChange} />
      </div>
      <div>
        <div className="day-numbers">
          <DayFigures now={now} />
          <SeenInTime days={now.seen_by_day} percent={now.seen_in_time} />
          <Occupancy cities={now.occupancy} />
        </div>
      </div>
    </div>
  )
}

type Doing = { what: WorkStep; work: WaitingWork }

function Work({ work, onChange }: { work: readonly WaitingWork[]; onChange: () => void }) {
  const [group, setGroup] = useState<string>()
  const [isAll, setAll] = useState(false)
  const [doing, setDoing] = useState<Doing>()
  const kinds: readonly string[] | undefined = WORK_GROUPS.find(({ name }) => name === group)?.kinds
  const chosen = kinds ? work.filter(({ kind }) => kinds.includes(kind)) : work
  const shown = isAll ? chosen : limitPerKind(chosen, SHOWN_AT_FIRST, SHOWN_OF_A_KIND)
  const close = useCallback(() => setDoing(undefined), [])
  const done = () => {
    close()
    onChange()
  }
  return (
    <section className="panel" aria-labelledby="waiting">
      <header>
        <h2 id="waiting">{t.waitingForSomebody(work.length)}</h2>
        <span className="soft">{t.mostUrgentFirst}</span>
      </header>
      {work.length === 0 ? (
        <p className="panel-inside soft">{t.nothingWaits}</p>
      ) : (
        <GroupChips work={work} group={group} onChoose={setGroup} />
      )}
      <ul>
        {shown.map((each, place) => (
          <Fragment key={`${each.kind} ${each.id}`}>
            {shown[place - 1]?.kind !== each.kind && kindWords(each.kind) && (
              <li className="work-kind">{kindWords(each.kind)}</li>
            )}
            <WorkRow work={each} onDo={(what) => setDoing({ what, work: each })} />
          </Fragment>
        ))}
      </ul>
      {chosen.length > shown.length && (
        <div className="panel-foot">
          <button type="button" className="link plain" onClick={() => setAll(true)}>
            {t.showMore(chosen.length - shown.length)}
          </button>
        </div>
      )}
      {doing?.what === 'guest' && doing.work.booking && doing.work.guest !== null && (
        <CallGuest bookingId={doing.work.booking.id} guest={doing.work.guest} onClose={close} />
      )}
      {doing?.what === 'ring' && doing.work.booking && (
        <CallHotel work={doing.work} code={doing.work.booking.code} onClose={close} onDone={done} />
      )}
      {doing?.what === 'dispute' && <DecideDispute work={doing.work} onClose={close} onDone={done} />}
      {doing?.what === 'allow' && <AllowRoom work={doing.work} onClose={close} onDone={done} />}
      {doing?.what === 'decide' && <Decide proposalId={doing.work.id} onClose={close} onDone={done} />}
    </section>
  )
}

type GroupChipsProps = {
  work: readonly WaitingWork[]
  group: string | undefined
  onChoose: (group: string | undefined) => void
}

function GroupChips({ work, group, onChoose }: GroupChipsProps) {
  const counted = WORK_GROUPS.map(({ name, kinds }) => ({
    name,
    count: work.filter(({ kind }) => (kinds as readonly string[]).includes(kind)).length,
  })).filter(({ count }) => count > 0)
  if (counted.length < 2) return null
  return (
    <div className="chips work-chips">
      <button type="button" className="chip" aria-pressed={group === undefined} onClick={() => onChoose(undefined)}>
        {t.all(work.length)}
      </button>
      {counted.map(({ name, count }) => (
        <button type="button" key={name} className="chip" aria-pressed={group === name} onClick={() => onChoose(name)}>
          {name} {count}
        </button>
      ))}
    </div>
  )
}

function Occupancy({ cities }: { cities: OfficeNow['occupancy'] }) {
  return (
    <section className="panel" aria-labelledby="occupancy">
      <header>
        <h2 id="occupancy">{t.occupancyTonight}</h2>
        <span className="soft">{t.byCity}</span>
      </header>
      {cities.length === 0 && <p className="panel-inside soft">{t.noRoomIsTakenYet}</p>}
      <ul className="city-bars">
        {cities.map(({ city, percent, rooms }) => (
          <li key={city} title={t.rooms(rooms)}>
            <span>{city}</span>
            <meter min={0} max={100} value={percent} aria-label={t.cityPercent(city, percent)} />
            <span>{percent}%</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
