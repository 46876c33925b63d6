import type { HotelMonth } from '#contract/office-months.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { OFFICE } from '#web/lib/office-paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { DataList, type Column } from '../../kit/data-table.tsx'
import { dotted, type Short } from '../../kit/short-row.tsx'
import * as t from '#words/office/statements.ts'

const TONES = {
  not_ready: 'warn',
  ready: 'dull',
  to_pay: 'warn',
  no_bank: 'warn',
  underway: 'trust',
  owes: 'warn',
  done: 'trust',
} as const

const State = ({ hotel: { state } }: { hotel: HotelMonth }) => <Badge tone={TONES[state]}>{t.monthStates[state]}</Badge>

/** Why a month cannot be closed. 'Not over' is left out, because it is shown once above the list. */
const obstacleOf = ({ obstacle }: HotelMonth) =>
  obstacle === null || obstacle === 'MONTH_NOT_OVER' ? undefined : t.obstacles[obstacle]

type MonthTableProps = {
  month: string
  hotels: readonly HotelMonth[]
  showMore: (() => Promise<unknown>) | undefined
}

/** Lists hotels with the stage of their month and what we owe them. */
export const MonthTable = ({ month, hotels, showMore }: MonthTableProps) => (
  <DataList
    label={t.statements}
    empty={t.noAccountMoved}
    columns={columnsOf(month)}
    short={(row) => shortOf(month, row)}
    rows={hotels}
    keyOf={({ hotel }) => hotel.id}
    showMore={showMore}
  />
)

const shortOf = (month: string, row: HotelMonth): Short => ({
  name: <Link to={OFFICE.statement(row.hotel.id, month)}>{row.hotel.name}</Link>,
  end: formatPaise(row.closing),
  line: dotted([t.monthStates[row.state], obstacleOf(row), row.hotel.city, t.stayCount(row.stays)]),
})

const columnsOf = (month: string): readonly Column<HotelMonth>[] => [
  {
    name: t.hotel,
    of: ({ hotel, stays }) => (
      <>
        <Link to={OFFICE.statement(hotel.id, month)}>{hotel.name}</Link>
        <span className="soft block">{dotted([hotel.city, t.stayCount(stays)])}</span>
      </>
    ),
  },
  { name: t.valueOfStays, isFigure: true, isBehindTap: true, of: ({ value }) => formatPaise(value) },
  { name: t.onlineAndByUs, isFigure: true, isBehindTap: true, of: ({ online }) => formatPaise(online) },
  { name: t.commissionAndTaxes, isFigure: true, isBehindTap: true, of: ({ kept_back }) => formatPaise(-kept_back) },
  { name: t.weOwe, isFigure: true, of: ({ closing }) => formatPaise(closing) },
  {
    name: t.state,
    of: (hotel) => (
      <>
        <State hotel={hotel} />
        <span className="soft block">{obstacleOf(hotel)}</span>
      </>
    ),
  },
]
