import { useState } from 'react'
import type { Rack as RackFacts } from '#contract/desk-rooms.ts'
import { staysIn, weekParts, type WeekPart } from '#domain/rooms/week.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { ScrollArea } from '#web/ui/scroll-area.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import { dateWords, dayParts, momentWords } from '../words/desk-time.ts'
import type { DeskWords } from '#english/desk/desk.ts'
import { useWords } from '../words/use-words.ts'
import { barStyleOf, whoOf, type BarStyle, type RackRoom, type RackStay } from './rack.tsx'
import './week-rack.css'

const ICONS: Record<BarStyle, IconName> = {
  late: 'clock',
  new: 'bell',
  here: 'bed-double',
  coming: 'key-round',
  block: 'ban',
  hold: 'timer',
  left: 'log-out',
}
const CLASSES: Record<BarStyle, string> = {
  late: 'week-cell cell-late',
  new: 'week-cell cell-new',
  here: 'week-cell cell-here',
  coming: 'week-cell cell-coming',
  block: 'week-cell cell-block',
  hold: 'week-cell cell-hold',
  left: 'week-cell cell-left',
}
/** If a cell has several stays, the first style in this list wins. */
const FIRST_LOOKS = Object.keys(ICONS) as BarStyle[]

const firstLook = (stays: readonly RackStay[]): BarStyle =>
  FIRST_LOOKS.find((look) => stays.some((stay) => barStyleOf(stay) === look)) ?? 'left'

function stayWords(stay: RackStay, words: DeskWords): string {
  const [from = '', until = ''] = [stay.from, stay.until].map((at) => momentWords(new Date(at), words))
  return `${whoOf(stay, words)}, ${words.ofRooms.key[barStyleOf(stay)]}, ${from} – ${until}`
}

const partWords = ({ day, part }: WeekPart, words: DeskWords): string =>
  `${dateWords(day, words)}, ${words.ofHouse.dayPart[part]}`

type WeekProps = {
  rack: RackFacts
  onRoom: (room: RackRoom) => void
  onBlock: (block: RackStay, room: RackRoom) => void
}

/** Shows the rack of a week, with one row per room, and a day and a night column for each of the seven days. */
export function WeekRack({ rack, ...acts }: WeekProps) {
  const words = useWords()
  const [opened, setOpened] = useState<{ room: RackRoom; part: WeekPart }>()
  const parts = weekParts(rack.day)
  const days = parts.filter(({ part }) => part === 'day')
  const looks = new Set(rack.rooms.flatMap(({ stays }) => stays.map(barStyleOf)))
  return (
    <>
      <ScrollArea className="week-scroll" aria-label={words.ofHouse.weekOf(dateWords(rack.day, words))}>
        <table className="week-grid">
          <thead>
            <tr>
              <th rowSpan={2} scope="col">
                <span className="visually-hidden">{words.room}</span>
              </th>
              {days.map(({ day }) => {
                const { weekday, day: number } = dayParts(day, words)
                return (
                  <th key={day} colSpan={2} scope="colgroup" className="week-day">
                    {weekday} {number}
                  </th>
                )
              })}
            </tr>
            <tr>
              {parts.map(({ day, part }) => (
                <th key={`${day} ${part}`} scope="col" className="week-half">
                  {words.ofHouse.dayPart[part]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rack.rooms.map((room) => (
              <tr key={room.id}>
                <th scope="row">{room.number}</th>
                {parts.map((part) => (
                  <td key={`${part.day} ${part.part}`}>
                    <Cell room={room} part={part} onOpen={() => setOpened({ room, part })} {...acts} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.ofHouse.freeRow}</th>
              {parts.map((part) => (
                <td key={`${part.day} ${part.part}`}>
                  {rack.rooms.filter(({ stays }) => staysIn(stays, part).length === 0).length}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </ScrollArea>
      <ul className="week-key">
        {FIRST_LOOKS.filter((look) => looks.has(look)).map((look) => (
          <li key={look}>
            <span className={CLASSES[look]}>
              <Icon name={ICONS[look]} />
            </span>
            {words.ofRooms.key[look]}
          </li>
        ))}
      </ul>
      {opened && <CellSheet {...opened} onBlock={acts.onBlock} onClose={() => setOpened(undefined)} />}
    </>
  )
}

type CellProps = Omit<WeekProps, 'rack'> & { room: RackRoom; part: WeekPart; onOpen: () => void }

/** Shows a cell of the rack. It blocks the room if empty, links to its only stay, or lists several stays. */
function Cell({ room, part, onRoom, onBlock, onOpen }: CellProps) {
  const words = useWords()
  const stays = staysIn(room.stays, part)
  const [only] = stays
  const label = (what: string) => words.ofHouse.cell(room.number, partWords(part, words), what)
  if (!only)
    return (
      <button
        type="button"
        className="week-cell cell-free"
        aria-label={label(words.ofHouse.cellFree)}
        onClick={() => onRoom(room)}
      >
        <Icon name="plus" />
      </button>
    )
  const look = firstLook(stays)
  if (stays.length > 1)
    return (
      <button
        type="button"
        className={CLASSES[look]}
        aria-label={label(words.ofHouse.cellCount(stays.length))}
        onClick={onOpen}
      >
        {stays.length}
      </button>
    )
  const shared = { className: CLASSES[look], 'aria-label': label(stayWords(only, words)) }
  if (only.kind === 'booking' && only.id)
    return (
      <Link to={DESK.booking(only.id)} {...shared}>
        <Icon name={ICONS[look]} />
      </Link>
    )
  return (
    <button type="button" {...shared} onClick={() => (only.kind === 'block' ? onBlock(only, room) : onOpen())}>
      <Icon name={ICONS[look]} />
    </button>
  )
}

type CellSheetProps = Pick<CellProps, 'room' | 'part' | 'onBlock'> & { onClose: () => void }

/** Lists the stays in one cell, each with who, what and when. */
function CellSheet({ room, part, onBlock, onClose }: CellSheetProps) {
  const words = useWords()
  return (
    <Sheet title={words.ofHouse.cellTitle(room.number, partWords(part, words))} leaving={{ closable: true, onClose }}>
      <ul className="flow">
        {staysIn(room.stays, part).map((stay) => (
          <li key={`${stay.kind} ${stay.from}`}>
            {stay.kind === 'booking' && stay.id ? (
              <LinkButton className="w-full" to={DESK.booking(stay.id)}>
                {stayWords(stay, words)}
              </LinkButton>
            ) : stay.kind === 'block' ? (
              <Button
                className="w-full"
                onClick={() => {
                  onClose()
                  onBlock(stay, room)
                }}
              >
                {stayWords(stay, words)}
              </Button>
            ) : (
              <p>{stayWords(stay, words)}</p>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
