import type { OfficeHotelRow } from '#contract/office-hotels.ts'
import { HOTEL_STATES } from '#domain/hotels/publishing.ts'
import { address } from '#web/lib/api.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { useNavigate, useQuery } from '#web/lib/navigation/navigation.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { CsvLink, DataList, type Column } from '../../kit/data-table.tsx'
import { dotted, type Short } from '../../kit/short-row.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { FilterForm, withoutEmpty } from '../filter-form.tsx'
import { usePages } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { useChosen } from '../use-chosen.ts'
import { HideChosen } from './hide-chosen.tsx'
import { OfficePage } from '../office-frame.tsx'
import { stateBadge } from './hotel-states.ts'
import * as common from '#words/common.ts'
import * as t from '#words/office/hotels.ts'

const CHOICES = [
  { value: '', name: t.all },
  ...HOTEL_STATES.map((state) => ({ value: state, name: t.states[state] })),
  { value: 'terms', name: t.noTerms },
  { value: 'bank', name: t.noBank },
] as const
type Chosen = (typeof CHOICES)[number]['value']

/** Lists hotels with their figures of the last thirty days; the address holds the filter. */
export function HotelsPage() {
  const query = useQuery()
  const navigate = useNavigate()
  const text = query.get('text') ?? ''
  const chosen = CHOICES.find(({ value }) => value === query.get('state'))?.value ?? ''
  return (
    <OfficePage
      title={common.hotels}
      tools={
        <>
          <LinkButton to={OFFICE.applications}>{t.applications}</LinkButton>
          <LinkButton to={OFFICE.names}>{t.cityNames}</LinkButton>
          <CsvLink href={address('/api', '/office/hotels-table', { query: queryOf({ text, chosen }) })} />
        </>
      }
    >
      <FilterForm
        label={t.hotelOrCity}
        text={text}
        chosen={chosen}
        choices={CHOICES}
        onFilter={(filter) => void navigate(OFFICE.hotelsOf(withoutEmpty({ text: filter.text, state: filter.chosen })))}
      />
      <HotelTable key={`${text} ${chosen}`} text={text} chosen={chosen} />
    </OfficePage>
  )
}

type Wish = { text: string; chosen: Chosen }

const queryOf = ({ text, chosen }: Wish) => ({
  ...(text ? { text } : {}),
  ...(chosen === 'terms' || chosen === 'bank' ? { lacks: chosen } : chosen === '' ? {} : { state: chosen }),
})

function HotelTable({ text, chosen }: Wish) {
  const { me } = useOffice()
  const picked = useChosen<number>()
  const asked = usePages('GET /office/hotels', { query: queryOf({ text, chosen }) }, ({ hotels, has_more }) => {
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
  // Most hotels are published, so only the others show their state.
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
