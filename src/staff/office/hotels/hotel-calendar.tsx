import type { HotelSales } from '#contract/office-hotel-sales.ts'
import { formatIstDate, istInstant } from '#domain/kernel/ist.ts'
import { useCall } from '../office-calls.ts'
import { QueryBoundary } from '../query-boundary.tsx'
import * as t from '#words/office/hotel-sales.ts'

type Day = HotelSales['days'][number]
const WEEK = 7

const dayWords = ({ day }: Day) => formatIstDate(istInstant(day))

/** Shows how many rooms of a hotel are sold in the next two weeks, by day and by night. */
export function HotelCalendar({ id }: { id: string }) {
  const asked = useCall('GET /office/hotels/{id}/sales', { params: { id } })
  const rooms = asked.value?.rooms
  return (
    <section className="panel" aria-labelledby="sales">
      <header>
        <h2 id="sales">{t.roomsSold}</h2>
        {rooms !== undefined && <span className="soft">{t.ofRooms(rooms)}</span>}
      </header>
      <QueryBoundary query={asked}>
        {({ days, rooms: count }) =>
          count === 0 ? (
            <p className="panel-inside soft">{t.noRoomsYet}</p>
          ) : (
            <div className="sales-weeks">
              {[days.slice(0, WEEK), days.slice(WEEK)].map((week) => (
                <Week key={week[0]?.day} days={week} rooms={count} />
              ))}
            </div>
          )
        }
      </QueryBoundary>
    </section>
  )
}

function Week({ days, rooms }: { days: readonly Day[]; rooms: number }) {
  const [first] = days
  return (
    <table className="sales-week">
      <caption className="visually-hidden">{first && t.week(dayWords(first))}</caption>
      <thead>
        <tr>
          <th scope="col">{t.day}</th>
          <th scope="col">{t.byDay}</th>
          <th scope="col">{t.byNight}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((each) => (
          <tr key={each.day}>
            <th scope="row">{dayWords(each)}</th>
            <Part part={each.by_day} rooms={rooms} />
            <Part part={each.by_night} rooms={rooms} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Highlights a day without free rooms. */
const Part = ({ part: { sold, blocked }, rooms }: { part: Day['by_day']; rooms: number }) => (
  <td className={sold + blocked >= rooms ? 'sold-out' : undefined}>{t.sold(sold, blocked)}</td>
)
