import { Fragment, useCallback, useEffect, useState } from 'react'
import type { OfficeNow, WaitingWork } from '#contract/office-now.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { pressNotice } from '../../kit/form-notice.ts'
import { QueryBoundary } from '../query-boundary.tsx'
import { ShareBars } from '../share-bars.tsx'
import { CheckBadge } from '../check-badge.tsx'
import { useCall, usePost } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { OfficePage } from '../office-frame.tsx'
import { Decide } from '../booking/decide.tsx'
import { DayFigures } from './day-figures.tsx'
import { CallGuest } from './call-guest.tsx'
import { CallHotel } from './call-hotel.tsx'
import { SeenInTime } from './seen-in-time.tsx'
import { AllowRoom } from './allow-room.tsx'
import { DecideDispute } from './decide-dispute.tsx'
import { DutyPanel } from './duty-panel.tsx'
import { limitPerKind } from './limit-per-kind.ts'
import { WorkRow, type WorkStep } from './work-row.tsx'
import { workFilters } from './work-filters.ts'
import { kindWords, workTitle } from './work-words.ts'
import { WorkDialog } from '../work/work-dialog.tsx'
import './now.css'
import * as frame from '#words/office/frame.ts'
import * as t from '#words/office/now.ts'

/** Polls for new work, and polls again when the tab becomes visible, because somebody watches this page. */
const LOOK_EVERY_MILLISECONDS = 30_000
const SHOWN_AT_FIRST = 12
const SHOWN_OF_A_KIND = 4

/** Shows the waiting work, today's figures, and how full the cities are tonight. */
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
  const waiting = asked.value?.work.filter(({ snoozed_until: until }) => until === null).length
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
    <>
      <DutyPanel />
      <Work work={now.work} onChange={onChange} />
      <div className="day-numbers">
        <DayFigures now={now} />
        <SeenInTime days={now.seen_by_day} percent={now.seen_in_time} />
        <Occupancy cities={now.occupancy} />
      </div>
    </>
  )
}

type Doing = { what: WorkStep; work: WaitingWork }

function Work({ work: all, onChange }: { work: readonly WaitingWork[]; onChange: () => void }) {
  const [group, setGroup] = useState<string>()
  const [isAll, setAll] = useState(false)
  const [doing, setDoing] = useState<Doing>()
  const work = all.filter(({ snoozed_until: until }) => until === null)
  const chosen = group === undefined ? work : (workFilters(all).find(({ name }) => name === group)?.rows ?? work)
  const shown = isAll ? chosen : limitPerKind(chosen, SHOWN_AT_FIRST, SHOWN_OF_A_KIND)
  const close = useCallback(() => setDoing(undefined), [])
  const taking = useTake(onChange)
  const done = () => {
    close()
    onChange()
  }
  const act = (what: WorkStep, each: WaitingWork) => {
    if (what === 'take') void taking.take(each)
    else setDoing({ what, work: each })
  }
  return (
    <section className="panel" aria-labelledby="waiting">
      <header>
        <h2 id="waiting">{t.waitingForSomebody(work.length)}</h2>
        <span className="soft">{t.mostUrgentFirst}</span>
      </header>
      {all.length === 0 ? (
        <p className="panel-inside soft">{t.nothingWaits}</p>
      ) : (
        <GroupChips all={all} count={work.length} group={group} onChoose={setGroup} />
      )}
      {taking.fault !== undefined && (
        <div className="panel-inside" role="alert">
          <Notice tone="warn">{taking.fault}</Notice>
        </div>
      )}
      <ul>
        {shown.map((each, place) => (
          <Fragment key={`${each.kind} ${each.id}`}>
            {shown[place - 1]?.kind !== each.kind && kindWords(each.kind) && (
              <li className="work-kind">{kindWords(each.kind)}</li>
            )}
            <WorkRow work={each} onDo={(what) => act(what, each)} />
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
      {doing && <Doing doing={doing} onClose={close} onDone={done} onChange={onChange} />}
    </section>
  )
}

type DoingProps = { doing: Doing; onClose: () => void; onDone: () => void; onChange: () => void }

/** Shows the dialog that a row of the list opens. */
function Doing({ doing: { what, work }, onClose, onDone, onChange }: DoingProps) {
  if (what === 'guest' && work.booking && work.guest !== null)
    return <CallGuest bookingId={work.booking.id} guest={work.guest} onClose={onClose} />
  if (what === 'ring' && work.booking)
    return <CallHotel work={work} code={work.booking.code} onClose={onClose} onDone={onDone} />
  if (what === 'dispute') return <DecideDispute work={work} onClose={onClose} onDone={onDone} />
  if (what === 'allow') return <AllowRoom work={work} onClose={onClose} onDone={onDone} />
  if (what === 'decide') return <Decide proposalId={work.id} onClose={onClose} onDone={onDone} />
  if (what === 'share') return <WorkDialog work={work} title={workTitle(work)} onClose={onClose} onChange={onChange} />
  return null
}

/** Takes work with one press. If a colleague was faster, says who it was, and shows the current list. */
function useTake(onChange: () => void) {
  const taking = usePost('POST /office/work/take')
  const take = async ({ key }: WaitingWork) => {
    await taking.send({ key, from: null })
    onChange()
  }
  return { take, fault: pressNotice(taking, frame.noticeWords) }
}

type GroupChipsProps = {
  all: readonly WaitingWork[]
  count: number
  group: string | undefined
  onChoose: (group: string | undefined) => void
}

function GroupChips({ all, count, group, onChoose }: GroupChipsProps) {
  const filters = workFilters(all).filter(({ rows }) => rows.length > 0)
  return (
    <div className="chips work-chips">
      <button type="button" className="chip" aria-pressed={group === undefined} onClick={() => onChoose(undefined)}>
        {t.all(count)}
      </button>
      {filters.map(({ name, words }) => (
        <button type="button" key={name} className="chip" aria-pressed={group === name} onClick={() => onChoose(name)}>
          {words}
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
      <ShareBars
        max={100}
        bars={cities.map(({ city, percent, rooms }) => ({
          name: city,
          value: percent,
          words: `${percent}%`,
          said: t.cityPercent(city, percent),
          hint: t.rooms(rooms),
        }))}
      />
    </section>
  )
}
