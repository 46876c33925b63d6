import { type CSSProperties, type ReactNode } from 'react'
import type { Rack as RackFacts } from '#contract/desk-rooms.ts'
import type { DeskStatus } from '#domain/desk/day-lists.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import type { Period } from '#domain/kernel/period.ts'
import { barOf, barsOf, rackHours, type Bar } from '#domain/rooms/rack.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { DESK } from '#web/lib/desk-paths.ts'
import { ScrollArea } from '#web/ui/scroll-area.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { dateWords, momentWords, timeWords } from '../words/desk-time.ts'
import type { DeskWords } from '#english/desk/desk.ts'
import { useWords } from '../words/use-words.ts'

export type RackRoom = RackFacts['rooms'][number]
export type RackStay = RackRoom['stays'][number]

/** The styles of a stay's bar, each with a line in the legend. */
const LOOKS = ['here', 'coming', 'new', 'late', 'left', 'block', 'hold'] as const
export type BarStyle = (typeof LOOKS)[number]

const CLASSES: Record<BarStyle, string> = {
  here: 'rack-stay is-here',
  coming: 'rack-stay is-coming',
  new: 'rack-stay is-new',
  late: 'rack-stay is-late',
  left: 'rack-stay is-left',
  block: 'rack-stay is-block',
  hold: 'rack-stay is-hold',
}

const LOOK_OF_WORD: Record<DeskStatus, BarStyle> = {
  new: 'new',
  late: 'late',
  superfast: 'coming',
  expected: 'coming',
  here: 'here',
  leaving: 'here',
  overdue: 'late',
  left: 'left',
  no_show: 'left',
  objected: 'late',
  nobody_marked: 'late',
  turned_away: 'late',
  cannot_take: 'late',
}

export const barStyleOf = ({ kind, word }: RackStay): BarStyle =>
  kind === 'booking' || kind === 'walk_in' ? LOOK_OF_WORD[word ?? 'expected'] : kind

/** Labels a bar with the name if the desk may see it, else the code; for a block, with its reason. */
export function whoOf({ kind, name, first_name, code, why, note }: RackStay, words: DeskWords): string {
  if (kind === 'block') return [words.ofRooms.reasons[why ?? 'other'], note].filter(Boolean).join(': ')
  if (kind === 'walk_in') return [name ?? first_name, words.ofWalkIns.walkIn].filter(Boolean).join(', ')
  return kind === 'hold' ? words.ofRooms.hold : (name ?? first_name ?? code ?? '')
}

const rackOf = ({ from, until }: RackFacts): Period => ({ start: new Date(from), end: new Date(until) })

const place = ({ from, hours }: Pick<Bar, 'from' | 'hours'>): CSSProperties =>
  ({ '--from': from, '--hours': hours }) as CSSProperties

type RackProps = {
  rack: RackFacts
  onRoom: (room: RackRoom) => void
  onBlock: (block: RackStay, room: RackRoom) => void
}

/** Scrolls the rack so that it opens one hour before now. */
const scrollToNow = (hours: number) => (region: HTMLElement | null) => {
  const hour = region ? Number.parseFloat(getComputedStyle(region).getPropertyValue('--hour')) : 0
  if (region && region.scrollLeft === 0 && hours > 1) region.scrollLeft = (hours - 1) * hour
}

/**
 * Shows the rack of a day, with one row per room and time from left to right. It scrolls sideways under a fixed column
 * of rooms (desk-and-office, "Rooms").
 */
export function RoomRack({ rack, onRoom, onBlock }: RackProps) {
  const words = useWords()
  const now = barOf({ start: new Date(rack.now), end: addMinutes(new Date(rack.now), 1) }, rackOf(rack))
  return (
    <>
      <ScrollArea
        className="room-rack"
        aria-label={words.ofRooms.roomsByHour(dateWords(rack.day, words))}
        ref={scrollToNow(now?.from ?? 0)}
      >
        <div className="rack-grid" style={{ '--width': rackHours(1) } as CSSProperties}>
          <Hours rack={rack} />
          {rack.rooms.map((room) => (
            <Lane key={room.id} rack={rack} room={room} onRoom={onRoom} onBlock={onBlock} />
          ))}
          {now && (
            <p className="rack-now" style={place(now)}>
              <span>{words.ofRooms.now}</span>
            </p>
          )}
        </div>
      </ScrollArea>
      <Key rack={rack} />
    </>
  )
}

const LABELLED_HOURS = 3

function Hours({ rack }: { rack: RackFacts }) {
  const words = useWords()
  const count = Math.ceil(rackHours(1) / LABELLED_HOURS)
  const labels = Array.from({ length: count }, (_label, index) =>
    timeWords(addMinutes(new Date(rack.from), index * LABELLED_HOURS * 60), words),
  )
  return (
    <div className="rack-row rack-hours" aria-hidden="true">
      <span className="rack-room">{words.room}</span>
      <div className="rack-lane">
        {labels.map((label, index) => (
          <span key={label} style={place({ from: index * LABELLED_HOURS, hours: 0 })}>
            {label}
          </span>
        ))}
      </div>
    </div>
  )
}

function Lane({ rack, room, onRoom, onBlock }: RackProps & { room: RackRoom }) {
  const words = useWords()
  return (
    <div className="rack-row">
      <button
        type="button"
        className="rack-room"
        aria-label={words.ofRooms.blockRoom(room.number)}
        onClick={() => onRoom(room)}
      >
        <b>{room.number}</b>
        {room.has_bathtub && <Icon name="bath" className="rack-icon" />}
      </button>
      <div className="rack-lane">
        {room.stays.map((stay) => (
          <Stay key={`${stay.kind} ${stay.from}`} rack={rack} room={room} stay={stay} onBlock={onBlock} />
        ))}
      </div>
    </div>
  )
}

type StayProps = Pick<RackProps, 'rack' | 'onBlock'> & { room: RackRoom; stay: RackStay }

function Stay({ rack, room, stay, onBlock }: StayProps) {
  const words = useWords()
  const period = { start: new Date(stay.from), end: new Date(stay.until) }
  const cleanAt = new Date(stay.clean_at)
  const bars = barsOf({ period, cleanAt }, rackOf(rack))
  return (
    <>
      {bars.stay && <StayBar bar={bars.stay} room={room} stay={stay} onBlock={onBlock} />}
      {bars.cleaning && (
        <span className="rack-cleaning" style={place(bars.cleaning)}>
          <span className="visually-hidden">{words.ofRooms.cleaningUntil(room.number, timeWords(cleanAt, words))}</span>
        </span>
      )}
    </>
  )
}

function StayBar({ bar, room, stay, onBlock }: Omit<StayProps, 'rack'> & { bar: Bar }) {
  const words = useWords()
  const look = barStyleOf(stay)
  const who = whoOf(stay, words)
  const [from, until] = [stay.from, stay.until].map((at) => momentWords(new Date(at), words))
  const shared = {
    className: CLASSES[look],
    style: place(bar),
    'aria-label': words.ofRooms.stay(room.number, who, words.ofRooms.key[look], from ?? '', until ?? ''),
  }
  const label: ReactNode = <span className="rack-label">{who}</span>
  if ((stay.kind === 'booking' || stay.kind === 'walk_in') && stay.id)
    return (
      <Link to={stay.kind === 'booking' ? DESK.booking(stay.id) : DESK.walkIn(stay.id)} {...shared}>
        {label}
      </Link>
    )
  if (stay.kind === 'block')
    return (
      <button type="button" {...shared} onClick={() => onBlock(stay, room)}>
        <Icon name="ban" className="rack-icon" />
        {label}
      </button>
    )
  const { 'aria-label': said, ...look_ } = shared
  return (
    <span {...look_}>
      <span className="visually-hidden">{said}</span>
      <span aria-hidden="true">{label}</span>
    </span>
  )
}

/** Lists the bar styles that this rack uses. */
function Key({ rack }: { rack: RackFacts }) {
  const words = useWords()
  const shown = new Set(rack.rooms.flatMap(({ stays }) => stays.map(barStyleOf)))
  const hasCleaning = rack.rooms.some(({ stays }) => stays.some(({ until, clean_at }) => until !== clean_at))
  if (shown.size === 0) return null
  return (
    <ul className="rack-key">
      {LOOKS.filter((look) => shown.has(look)).map((look) => (
        <li key={look}>
          <span className={CLASSES[look]} aria-hidden="true" />
          {words.ofRooms.key[look]}
        </li>
      ))}
      {hasCleaning && (
        <li>
          <span className="rack-cleaning" aria-hidden="true" />
          {words.ofRooms.cleaningKey(rack.cleaning_minutes)}
        </li>
      )}
    </ul>
  )
}
