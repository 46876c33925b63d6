import { useState } from 'react'
import { addDays, isIstDate, type IstDate } from '#domain/kernel/ist.ts'
import { rackDay, type RackDays } from '#domain/rooms/rack.ts'
import { isSalesDay } from '#domain/rooms/block.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { useQuery } from '#web/lib/navigation/navigation.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useCall } from '../desk-calls.ts'
import { DeskPage } from '../desk-frame.tsx'
import { CachedNote } from '../cached-note.tsx'
import { RoomsNow } from '../house/rooms-now.tsx'
import { useNow } from '../../kit/use-now.ts'
import { dateWords, dayParts, momentWords } from '../words/desk-time.ts'
import type { DeskWords } from '#english/desk/desk.ts'
import { useWords } from '../words/use-words.ts'
import { BlockSheet, FreeSheet } from './block-sheet.tsx'
import { RoomRack, type RackRoom, type RackStay } from './rack.tsx'
import { SalesBox } from './sales-box.tsx'
import { WeekRack } from './week-rack.tsx'
import './rooms.css'

type Asking = { what: 'block'; room: RackRoom | undefined } | { what: 'free'; block: RackStay; room: RackRoom }

type Shown = { day: IstDate; days: RackDays }

/** Reads the first day and the number of days from the address. If they are missing, the page shows the rooms now. */
function useShown(): Shown | undefined {
  const query = useQuery()
  const [day, days] = [query.get('day') ?? '', query.get('days')]
  if (!day && days === null) return undefined
  return { day: isIstDate(day) ? day : rackDay(serverNow()), days: days === '7' ? 7 : 1 }
}

/** Shows the rooms now, the rack of a day or week, blocks, and what is left to sell (desk-and-office, "Rooms"). */
export function RoomsPage() {
  const shown = useShown()
  return shown ? <RackPage {...shown} /> : <NowPage />
}

function NowPage() {
  const words = useWords()
  const now = useNow()
  return (
    <DeskPage title={words.ofHouse.roomsNow} line={momentWords(now, words)}>
      <h1 className="visually-hidden">{words.ofHouse.roomsNow}</h1>
      <RoomViews shown={undefined} />
      <RoomsNow />
    </DeskPage>
  )
}

function RackPage({ day, days }: Shown) {
  const words = useWords()
  const { value: rack, refusal, cachedAt } = useCall('GET /desk/rooms', { query: { day, days } })
  const [asking, setAsking] = useState<Asking>()
  const close = () => setAsking(undefined)
  const acts = {
    onRoom: (room: RackRoom) => setAsking({ what: 'block', room }),
    onBlock: (block: RackStay, room: RackRoom) => setAsking({ what: 'free', block, room }),
  }
  return (
    <DeskPage
      title={words.ofRooms.rooms}
      line={rack ? words.ofRooms.freeLine(rack.free.now, rack.free.tonight) : words.loading}
      tools={
        <>
          <Button disabled={!rack} onClick={() => setAsking({ what: 'block', room: undefined })}>
            {words.ofRooms.block}
          </Button>
          <LinkButton variant="primary" to={DESK.takeWalkIn}>
            {words.ofWalkIns.walkIn}
          </LinkButton>
        </>
      }
    >
      <h1 className="visually-hidden">
        {words.ofRooms.rooms}, {shownWords({ day, days }, words)}
      </h1>
      {cachedAt !== undefined && <CachedNote at={cachedAt} />}
      <RackBar day={day} days={days} />
      {refusal && <Notice tone="danger">{words.refusal(refusal)}</Notice>}
      {rack && days === 7 && <WeekRack key={rack.day} rack={rack} {...acts} />}
      {rack && days === 1 && <RoomRack key={rack.day} rack={rack} {...acts} />}
      {days === 1 && isSalesDay(day, serverNow()) && <SalesBox day={day} />}
      {asking?.what === 'block' && rack && (
        <BlockSheet day={day} rooms={rack.rooms} room={asking.room} onClose={close} />
      )}
      {asking?.what === 'free' && <FreeSheet block={asking.block} room={asking.room} onClose={close} />}
    </DeskPage>
  )
}

/** Names the days that the rack shows: 'Sat, 5 Dec', or '5 to 11 Dec'. */
function shownWords({ day, days }: Shown, words: DeskWords): string {
  if (days === 1) return dateWords(day, words)
  const [first, last] = [dayParts(day, words), dayParts(addDays(day, 6), words)]
  return `${first.day}${first.month === last.month ? '' : ` ${first.month}`} – ${last.day} ${last.month}`
}

/** Switches between the rooms now, a day by the hour, and a week. */
function RoomViews({ shown }: { shown: Shown | undefined }) {
  const words = useWords()
  const day = shown?.day ?? rackDay(serverNow())
  const current = (days: RackDays | undefined) => (shown?.days === days ? 'page' : undefined)
  return (
    <nav className="two-ways" aria-label={words.ofRooms.view}>
      <Link to={DESK.rooms} aria-current={current(undefined)}>
        {words.ofHouse.now}
      </Link>
      <Link to={DESK.rack(day, 1)} aria-current={current(1)}>
        {words.ofHouse.hours}
      </Link>
      <Link to={DESK.rack(day, 7)} aria-current={current(7)}>
        {words.ofRooms.sevenDays}
      </Link>
    </nav>
  )
}

function RackBar({ day, days }: Shown) {
  const words = useWords()
  const [before, next] =
    days === 1 ? [words.ofRooms.dayBefore, words.ofRooms.nextDay] : [words.ofRooms.weekBefore, words.ofRooms.nextWeek]
  return (
    <div className="rack-bar">
      <div className="day-step">
        <Link className="icon-button" aria-label={before} to={DESK.rack(addDays(day, -days), days)}>
          <Icon name="chevron-left" />
        </Link>
        <b>{shownWords({ day, days }, words)}</b>
        <Link className="icon-button" aria-label={next} to={DESK.rack(addDays(day, days), days)}>
          <Icon name="chevron-right" />
        </Link>
      </div>
      <RoomViews shown={{ day, days }} />
    </div>
  )
}
