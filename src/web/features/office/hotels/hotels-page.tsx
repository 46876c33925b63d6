import type { OfficeHotelRow } from '#contract/office-hotels.ts'
import { HOTEL_STATES, type HotelState } from '#domain/hotels/publishing.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { useNavigate, useQuery } from '#web/lib/navigation/navigation.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { FilterForm, withoutEmpty } from '../filter-form.tsx'
import { usePages } from '../office-calls.ts'
import { OfficePage } from '../office-frame.tsx'
import { STATE_BADGES } from '../words/hotel-words.ts'

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
    <OfficePage title="Hotels" tools={<LinkButton to={OFFICE.applications}>Applications</LinkButton>}>
      <FilterForm
        label="Hotel or city"
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
        const hotels = pages.flatMap((page) => page.hotels)
        return (
          <section className="panel" aria-label="Hotels">
            {hotels.length === 0 ? <p className="panel-inside soft">No hotel fits.</p> : <Table hotels={hotels} />}
            <div className="panel-foot">
              <span className="soft">Figures of 30 days</span>
              {showMore && (
                <button type="button" className="link plain" onClick={() => void showMore()}>
                  Show more
                </button>
              )}
            </div>
          </section>
        )
      }}
    </QueryBoundary>
  )
}

const COLUMNS = ['Rooms', 'Stays', 'Seen in time', 'Not taken', 'No-shows', 'Reviews', 'Rank in city'] as const

const figuresOf = (hotel: OfficeHotelRow): Record<(typeof COLUMNS)[number], string> => ({
  Rooms: String(hotel.rooms),
  Stays: String(hotel.stays),
  'Seen in time': hotel.seen_in_time === null ? '' : `${hotel.seen_in_time}%`,
  'Not taken': String(hotel.cases),
  'No-shows': hotel.no_shows === null ? '' : `${hotel.no_shows}%`,
  Reviews: hotel.rating === null ? '' : String(hotel.rating),
  'Rank in city': hotel.rank_in_city === null ? '' : String(hotel.rank_in_city),
})

function Table({ hotels }: { hotels: readonly OfficeHotelRow[] }) {
  return (
    <table className="data-table">
      <thead>
        <tr>
          <th scope="col">Hotel</th>
          <th scope="col">State</th>
          {COLUMNS.map((name) => (
            <th key={name} scope="col" className="figure">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hotels.map((hotel) => {
          const badge = STATE_BADGES[hotel.state]
          const figures = figuresOf(hotel)
          return (
            <tr key={hotel.id}>
              <th scope="row">
                <Link to={OFFICE.hotel(hotel.id)}>{hotel.name}</Link>
                <span className="soft block">{hotel.city}</span>
              </th>
              <td data-name="State">
                <Badge tone={badge.tone}>{badge.words}</Badge>
              </td>
              {COLUMNS.map((name) => (
                <td key={name} data-name={name} className="figure">
                  {figures[name]}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
