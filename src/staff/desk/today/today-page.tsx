import { useState } from 'react'
import type { DeskDay, DeskRow } from '#contract/desk.ts'
import type { WalkInRow as WalkIn } from '#contract/desk-parties.ts'
import { addDays, istDateOf, type IstDate } from '#domain/kernel/ist.ts'
import { useQuery } from '#web/lib/navigation/navigation.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { DESK } from '#web/lib/desk-paths.ts'
import { Button, IconButton, LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import { ConflictsToday } from '../channels/conflicts.tsx'
import { DeskPage } from '../desk-frame.tsx'
import { GuestsAsk } from '../guests-ask.tsx'
import { CachedNote } from '../cached-note.tsx'
import { ShiftNotes } from '../house/notes.tsx'
import { useNow } from '../../kit/use-now.ts'
import { dateWords, dayParts, momentWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'
import { DayRow } from './day-row.tsx'
import { NewBookings } from './new-bookings.tsx'
import { SalesStopped } from './sales-stopped.tsx'
import { StayingOn } from './staying-on.tsx'
import { enableSound, useSound } from './sound.ts'
import { useDay, type DayState } from './use-day.ts'
import { WalkInRow } from './walk-in-row.tsx'

const DAYS_AHEAD = 30
/** How many bookings of a list are rendered at first, because rendering 500 takes seconds on a phone. */
const SHOWN_AT_FIRST = 60

/** Shows the desk's first page: arrivals, guests in the house and departures (desk-and-office, "The desk"). */
export function TodayPage() {
  const words = useWords()
  const now = useNow()
  const today = istDateOf(now)
  const date = useQuery().get('date') ?? today
  const state = useDay(date)
  return (
    <DeskPage
      title={words.today}
      line={momentWords(now, words)}
      tools={
        <>
          {state.staleSince && (
            <span className="badge warn">
              <Icon name="wifi-off" />
              {words.offline}
            </span>
          )}
          <Link to={DESK.find} className="icon-button" aria-label={words.find}>
            <Icon name="search" />
          </Link>
          <SoundButton />
        </>
      }
    >
      <h1 className="visually-hidden">
        {words.today}, {dateWords(date, words)}
      </h1>
      <CachedNote at={state.staleSince} />
      <DateStrip date={date} today={today} />
      <DayContent state={state} now={now} isToday={date === today} />
    </DeskPage>
  )
}

function SoundButton() {
  const words = useWords()
  const isOn = useSound()
  const toggle = () => enableSound(isOn ? 'off' : 'on')
  return (
    <IconButton
      icon={isOn ? 'volume-2' : 'volume-x'}
      label={isOn ? words.soundOn : words.soundOff}
      aria-pressed={isOn}
      onClick={toggle}
    />
  )
}

/** Uses a block body: newer browsers return a promise here, and React would treat it as a cleanup function. */
const bringIntoView = (link: HTMLAnchorElement | null) => {
  link?.scrollIntoView({ inline: 'center', block: 'nearest' })
}

/** Offers yesterday, today and the next 30 days. */
function DateStrip({ date, today }: { date: IstDate; today: IstDate }) {
  const words = useWords()
  const days = Array.from({ length: DAYS_AHEAD + 2 }, (_day, index) => addDays(today, index - 1))
  return (
    <nav className="desk-days" aria-label={words.days}>
      {days.map((day) => {
        const { weekday, day: number, month } = dayParts(day, words)
        return (
          <Link
            key={day}
            ref={day === date ? bringIntoView : undefined}
            to={day === today ? DESK.today : DESK.day(day)}
            className={day < today ? 'past-day' : undefined}
            aria-current={day === date ? 'date' : undefined}
            preventScrollReset
          >
            {day === today ? words.today : weekday}
            <b>
              {number}
              <span className="visually-hidden"> {month}</span>
            </b>
          </Link>
        )
      })}
    </nav>
  )
}

function DayContent({ state, now, isToday }: { state: DayState; now: Date; isToday: boolean }) {
  const words = useWords()
  const { day, hasFailed } = state
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  if (hasFailed)
    return (
      <div className="box" role="alert">
        <p>{words.unreachable}</p>
        <Button onClick={() => location.reload()}>{words.tryAgain}</Button>
      </div>
    )
  if (!day) return <output className="block">{words.loading}</output>
  // A list that an earlier version of this page cached has no `help`.
  const { help }: Partial<DeskDay> = day
  const unseen = day.new_bookings.filter(({ id }) => !seen.has(id))
  return (
    <>
      {isToday && <ConflictsToday />}
      {isToday && <GuestsAsk rows={help ?? []} now={now} />}
      {isToday && <StayingOn rows={day.staying_on} walkIns={day.walk_ins} now={now} />}
      {isToday && <NewBookings rows={unseen} now={now} onSeen={(id) => setSeen(new Set(seen).add(id))} />}
      {isToday && <SalesStopped />}
      {isToday && <RoomsFree free={day.free} />}
      {isToday && <ShiftNotes place="above" />}
      <DayLists day={day} now={now} />
      {isToday && <ShiftNotes place="below" />}
    </>
  )
}

function RoomsFree({ free }: { free: DeskDay['free'] }) {
  const words = useWords()
  return (
    <section className="box rooms-free" aria-label={words.roomsFree(free.now, free.tonight)}>
      {(['now', 'tonight'] as const).map((when) => (
        <p key={when} className="free-line">
          <span>{when === 'now' ? words.freeNow : words.freeTonight}</span>
          <span className="room-marks" aria-hidden="true">
            {Array.from({ length: Math.min(free.rooms, 24) }, (_room, index) => (
              <i key={index} className={index >= free.rooms - free[when] ? 'room-free' : undefined} />
            ))}
          </span>
          <b>{words.free(free[when])}</b>
        </p>
      ))}
      <LinkButton to={DESK.takeWalkIn} className="w-full">
        <Icon name="door-open" />
        {words.ofWalkIns.walkIn}
      </LinkButton>
    </section>
  )
}

/** The words for an empty list: that nobody is in it, and who will be. */
type Empty = { icon: IconName; nobody: string; later: string }

type ListName = 'arriving' | 'here' | 'leaving' | 'gone'

/** Sorts walk-ins into the same lists as bookings. */
function walkInsByList({ walk_ins: rows, date }: DeskDay): Record<ListName, readonly WalkIn[]> {
  const here = rows.filter(({ left_at }) => left_at === null)
  const isLeaving = ({ leaves_at }: WalkIn) => istDateOf(new Date(leaves_at)) <= date
  return {
    arriving: [],
    here: here.filter((row) => !isLeaving(row)),
    leaving: here.filter(isLeaving),
    gone: rows.filter(({ left_at }) => left_at !== null),
  }
}

function DayLists({ day, now }: { day: DeskDay; now: Date }) {
  const words = useWords()
  const walkIns = walkInsByList(day)
  const empty: Record<ListName, Empty | undefined> = {
    arriving: { icon: 'calendar-plus', nobody: words.nobodyArriving, later: words.willArrive },
    here: { icon: 'bed-double', nobody: words.nobodyHere, later: words.willBeHere },
    leaving: { icon: 'log-out', nobody: words.nobodyLeaving, later: words.willLeave },
    gone: undefined,
  }
  return (
    <>
      <nav className="list-jump" aria-label={words.lists}>
        {(['arriving', 'here', 'leaving'] as const).map((list) => (
          <a key={list} href={`#list-${list}`}>
            {words[list]} <b>{day[list].length + walkIns[list].length}</b>
          </a>
        ))}
      </nav>
      <div className="day-lists">
        {(['arriving', 'here', 'leaving', 'gone'] as const).map(
          (list) =>
            (list !== 'gone' || day.gone.length + walkIns.gone.length > 0) && (
              <DaySection
                key={list}
                list={list}
                rows={day[list]}
                walkIns={walkIns[list]}
                empty={empty[list]}
                now={now}
              />
            ),
        )}
      </div>
    </>
  )
}

type DaySectionProps = {
  list: ListName
  rows: readonly DeskRow[]
  walkIns: readonly WalkIn[]
  empty: Empty | undefined
  now: Date
}

function DaySection({ list, rows, walkIns, empty, now }: DaySectionProps) {
  const words = useWords()
  const [most, setMost] = useState(SHOWN_AT_FIRST)
  const count = rows.length + walkIns.length
  const shown = rows.slice(0, most)
  return (
    <section className="day-list" aria-labelledby={`list-${list}`}>
      <h2 id={`list-${list}`}>
        {words[list]} <span className="list-count">{count}</span>
      </h2>
      {count === 0 ? (
        empty && (
          <p className="day-empty">
            <Icon name={empty.icon} />
            <span>
              <b>{empty.nobody}</b> <span className="soft block">{empty.later}</span>
            </span>
          </p>
        )
      ) : (
        <ul className="day-rows">
          {shown.map((row) => (
            <DayRow key={row.id} row={row} now={now} shows={list === 'leaving' ? 'leaving' : 'checkin'} />
          ))}
          {walkIns.map((row) => (
            <WalkInRow key={row.id} row={row} now={now} shows={list === 'leaving' ? 'leaving' : 'arrived'} />
          ))}
        </ul>
      )}
      {rows.length > most && (
        <Button className="w-full" onClick={() => setMost(most + SHOWN_AT_FIRST)}>
          {words.ofRooms.showMore(rows.length - most)}
        </Button>
      )}
    </section>
  )
}
