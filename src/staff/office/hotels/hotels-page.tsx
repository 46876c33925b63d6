import type { HotelListQuery } from '#contract/office-hotel-list.ts'
import type { OfficeHotelRow } from '#contract/office-hotels.ts'
import { HOTEL_STATES, LACKED } from '#domain/hotels/publishing.ts'
import { address } from '#web/lib/api.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { useNavigate, useQuery } from '#web/lib/navigation/navigation.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { CsvLink, DataList, type Column } from '../../kit/data-table.tsx'
import { dotted, type Short } from '../../kit/short-row.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { FilterForm } from '../filter-form.tsx'
import { oneOf, paramsOf } from '../list-filter.ts'
import { usePages } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { useChosen } from '../use-chosen.ts'
import { ViewsBar } from '../views/views-bar.tsx'
import { HideChosen } from './hide-chosen.tsx'
import { readFilter } from './hotel-filter.ts'
import { OfficePage } from '../office-frame.tsx'
import { stateBadge } from './hotel-states.ts'
import * as common from '#words/common.ts'
import * as t from '#words/office/hotels.ts'

const LACKING = { terms: t.noTerms, bank: t.noBank }
const CHOICES = [
  { value: '', name: t.all },
  ...HOTEL_STATES.map((state) => ({ value: state, name: t.states[state] })),
  ...LACKED.map((lacks) => ({ value: lacks, name: LACKING[lacks] })),
] as const

/** Lists hotels with their figures for the last thirty days. The address contains the filter. */
export function HotelsPage() {
  const filter = readFilter(useQuery())
  const navigate = useNavigate()
  const of = JSON.stringify(filter)
  return (
    <OfficePage
      title={common.hotels}
      tools={
        <>
          <LinkButton to={OFFICE.applications}>{t.applications}</LinkButton>
          <LinkButton to={OFFICE.names}>{t.cityNames}</LinkButton>
          <CsvLink href={address('/api', '/office/hotels-table', { query: filter })} />
        </>
      }
    >
      <ViewsBar list="hotels" filter={filter} />
      <FilterForm
        label={t.hotelOrCity}
        text={filter.text ?? ''}
        chosen={filter.lacks ?? filter.state ?? ''}
        choices={CHOICES}
        onFilter={({ text, chosen }) => {
          const lacks = oneOf(LACKED, chosen)
          void navigate(OFFICE.hotelsOf(paramsOf({ text, ...(lacks ? { lacks } : { state: chosen }) })))
        }}
      />
      <HotelTable key={of} filter={filter} />
    </OfficePage>
  )
}

function HotelTable({ filter }: { filter: HotelListQuery }) {
  const { me } = useOffice()
  const picked = useChosen<number>()
  const asked = usePages('GET /office/hotels', { query: filter }, ({ hotels, has_more }) => {
    const after = hotels.at(-1)?.id
    return has_more && after !== undefined ? { after } : undefined
  })
  const { showMore } = asked
  return (
    <QueryBoundary query={asked}>
      {(pages) => {
        return (
          <>
            <DataList
              label={common.hotels}
              empty={t.noHotelFits}
              columns={COLUMNS}
              short={shortHotel}
              rows={pages.flatMap(({ hotels }) => hotels)}
              keyOf={({ id }) => id}
              choice={
                me.role === 'admin'
                  ? {
                      name: t.chooseHotels,
                      nameOf: ({ name, city }) => t.chooseHotel(`${name}, ${city}`),
                      isChosen: ({ id }) => picked.chosen.has(id),
                      toggle: ({ id }) => picked.toggle(id),
                    }
                  : undefined
              }
              note={t.figuresOf30Days}
              showMore={showMore}
            />
            {picked.chosen.size > 0 && <HideChosen ids={[...picked.chosen]} onClear={picked.clear} />}
          </>
        )
      }}
    </QueryBoundary>
  )
}

const percent = (share: number | null) => (share === null ? '' : `${share}%`)

const State = ({ hotel: { state } }: { hotel: OfficeHotelRow }) => (
  <Badge tone={stateBadge(state).tone}>{stateBadge(state).words}</Badge>
)

const shortHotel = (hotel: OfficeHotelRow): Short => ({
  name: (
    <>
      <Link to={OFFICE.hotel(hotel.id)}>{hotel.name}</Link> <span className="soft">{hotel.city}</span>
    </>
  ),
  // Shows the state only of hotels that are not published, because most are.
  end: hotel.state !== 'published' && <State hotel={hotel} />,
  line: dotted([
    t.roomCount(hotel.rooms),
    t.stayCount(hotel.stays),
    hotel.rating,
    hotel.rank_in_city !== null && t.rank(hotel.rank_in_city),
  ]),
})

const COLUMNS: readonly Column<OfficeHotelRow>[] = [
  {
    name: t.hotel,
    of: ({ id, name, city }) => (
      <>
        <Link to={OFFICE.hotel(id)}>{name}</Link>
        <span className="soft block">{city}</span>
      </>
    ),
  },
  { name: t.state, of: (hotel) => <State hotel={hotel} /> },
  { name: t.rooms, isFigure: true, of: ({ rooms }) => rooms },
  { name: t.stays, isFigure: true, of: ({ stays }) => stays },
  { name: t.seenInTime, isFigure: true, isBehindTap: true, of: (hotel) => percent(hotel.seen_in_time) },
  { name: t.notTaken, isFigure: true, isBehindTap: true, of: ({ cases }) => cases },
  { name: t.noShows, isFigure: true, isBehindTap: true, of: (hotel) => percent(hotel.no_shows) },
  { name: t.reviews, isFigure: true, of: ({ rating }) => rating },
  { name: t.rankInCity, isFigure: true, of: (hotel) => hotel.rank_in_city },
]
