import { useState } from 'react'
import type { OfficeTimelineEntry } from '#contract/office-bookings.ts'
import { formatIstDate, formatIstTime, istDateOf } from '#domain/kernel/ist.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Icon } from '#web/ui/icon.tsx'
import { entryDetails, entryStyle } from './timeline-entry.ts'
import './booking.css'
import * as t from '#words/office/booking.ts'

type Day = { date: string; entries: OfficeTimelineEntry[] }

const GROUPS: readonly { name: string; groups: readonly OfficeTimelineEntry['group'][] }[] = [
  { name: t.money, groups: ['money'] },
  { name: t.messages, groups: ['messages'] },
  { name: t.staff, groups: ['desk', 'office'] },
]

/** Groups entries by Indian day, keeping them newest first. */
function byDay(entries: readonly OfficeTimelineEntry[]): Day[] {
  const days: Day[] = []
  for (const entry of entries) {
    const date = istDateOf(new Date(entry.at))
    const last = days.at(-1)
    if (last?.date === date) last.entries.push(entry)
    else days.push({ date, entries: [entry] })
  }
  return days
}

/** Shows a booking's history, newest first, complete or filtered by who acted. */
export function BookingTimeline({ entries }: { entries: readonly OfficeTimelineEntry[] }) {
  const [group, setGroup] = useState<string>()
  const groups = GROUPS.find(({ name }) => name === group)?.groups
  const shown = groups ? entries.filter((entry) => groups.includes(entry.group)) : entries
  return (
    <section className="panel" aria-labelledby="timeline">
      <header>
        <h2 id="timeline">{t.timeline}</h2>
        <div className="chips">
          <Choice isOn={group === undefined} onChoose={() => setGroup(undefined)} name={t.all} />
          {GROUPS.map(({ name }) => (
            <Choice key={name} isOn={group === name} onChoose={() => setGroup(name)} name={name} />
          ))}
        </div>
      </header>
      {shown.length === 0 && <p className="panel-inside soft">{t.nothingOfThisKind}</p>}
      {byDay(shown).map((day) => (
        <DayEntries key={day.date} day={day} />
      ))}
    </section>
  )
}

const Choice = ({ isOn, onChoose, name }: { isOn: boolean; onChoose: () => void; name: string }) => (
  <button type="button" className="chip" aria-pressed={isOn} onClick={onChoose}>
    {name}
  </button>
)

function DayEntries({ day: { entries } }: { day: Day }) {
  const first = entries[0]
  if (!first) return null
  return (
    <>
      <h3 className="entry-day">{formatIstDate(new Date(first.at), serverNow())}</h3>
      <ol className="entries">
        {entries.map((entry) => (
          <Entry key={`${entry.at} ${entry.what} ${entry.reference ?? ''} ${entry.by ?? ''}`} entry={entry} />
        ))}
      </ol>
    </>
  )
}

function Entry({ entry }: { entry: OfficeTimelineEntry }) {
  const { icon, tone, words } = entryStyle(entry)
  const details = entryDetails(entry)
  return (
    <li className={`entry ${tone === 'plain' ? '' : tone}`}>
      <time dateTime={entry.at}>{formatIstTime(new Date(entry.at))}</time>
      <Icon name={icon} />
      <p>
        <b>{words}</b>
        {details && <span className="soft block">{details}</span>}
      </p>
    </li>
  )
}
