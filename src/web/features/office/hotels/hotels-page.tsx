import type { OfficeHotelRow } from '#contract/office-hotels.ts'
import { HOTEL_STATES, type HotelState } from '#domain/hotels/publishing.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { useNavigate, useQuery } from '#web/lib/navigation/navigation.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { DataList, type Column } from '../../staff/data-table.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { FilterForm, withoutEmpty } from '../filter-form.tsx'
import { usePages } from '../office-calls.ts'
import { OfficePage } from '../office-frame.tsx'
import { STATE_BADGES } from '../../../../words/en/office/hotel-labels.ts'
import * as common from '#words/common.ts'
import * as t from '#words/office/hotels.ts'

const CHOICES = [
  { value: '', name: 'All' },
  ...HOTEL_STATES.map((state) => ({ value: state, name: STATE_BADGES[state].words })),
] as const

/** Lists hotels with their figures of the last thirty days; the address holds the filter. */
export function HotelsPage() {
  const query = useQuery()
  const navigate = useNavigate()
  const text = query.get('text') ?? ''
  const state = HOTEL_STATES.find((each) => each === query.get('state'))
  return (
    <OfficePage title={common.hotels} tools={<LinkButton to={OFFICE.applications}>{t.applications}</LinkButton>}>
      <FilterForm
        label={t.hotelOrCity}
        text={text}
        chosen={state ?? ''}
        choices={CHOICES}
        onFilter={(filter) => void navigate(OFFICE.hotelsOf(withoutEmpty({ text: filter.text, state: filter.chosen })))}
      />
      <HotelTable key={`${text} ${state ?? ''}`} text={text} state={state} />
    </OfficePage>
  )
}

type Wish = { text: string; state: HotelState | undefined }

const queryOf = ({ text, state }: Wish) => ({ ...(text ? { text } : {}), ...(state ? { state } : {}) })

function HotelTable({ text, state }: Wish) {
  const asked = usePages('GET /office/hotels', { query: queryOf({ text, state }) }, ({ hotels, has_more }) => {
    const after = hotels.at(-1)?.id
    return has_more && after !== undefined ? { after } : undefined
  })
  const { showMore } = asked
  return (
    <QueryBoundary query={asked}>
      {(pages) => {
        return (
          <DataList
            label={common.hotels}
            empty={t.noHotelFits}
            columns={COLUMNS}
            rows={pages.flatMap(({ hotels }) => hotels)}
            keyOf={({ id }) => id}
            note={t.figuresOf30Days}
            showMore={showMore}
          />
        )
      }}
    </QueryBoundary>
  )
}

const percent = (share: number | null) => (share === null ? '' : `${share}%`)

const COLUMNS: readonly Column<OfficeHotelRow>[] = [
  {
    name: 'Hotel',
    of: ({ id, name, city }) => (
      <>
        <Link to={OFFICE.hotel(id)}>{name}</Link>
        <span className="soft block">{city}</span>
      </>
    ),
  },
  { name: 'State', of: ({ state }) => <Badge tone={STATE_BADGES[state].tone}>{STATE_BADGES[state].words}</Badge> },
  { name: 'Rooms', isFigure: true, of: ({ rooms }) => rooms },
  { name: 'Stays', isFigure: true, of: ({ stays }) => stays },
  { name: 'Seen in time', isFigure: true, of: (hotel) => percent(hotel.seen_in_time) },
  { name: 'Not taken', isFigure: true, of: ({ cases }) => cases },
  { name: 'No-shows', isFigure: true, of: (hotel) => percent(hotel.no_shows) },
  { name: 'Reviews', isFigure: true, of: ({ rating }) => rating },
  { name: 'Rank in city', isFigure: true, of: (hotel) => hotel.rank_in_city },
]
