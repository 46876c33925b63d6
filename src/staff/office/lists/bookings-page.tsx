import { useState } from 'react'
import type { BookingListQuery } from '#contract/office-booking-list.ts'
import { MAX_AT_ONCE } from '#domain/office/many-at-once.ts'
import { address } from '#web/lib/api.ts'
import { useQuery } from '#web/lib/navigation/navigation.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { ChosenBar } from '../chosen-bar.tsx'
import { CsvLink, DataList } from '../../kit/data-table.tsx'
import { inThousands, MAX_COUNTED } from '../list-count.ts'
import { refresh, usePages } from '../office-calls.ts'
import { OfficePage } from '../office-frame.tsx'
import { useChosen } from '../use-chosen.ts'
import { QueryBoundary } from '../query-boundary.tsx'
import { ViewsBar } from '../views/views-bar.tsx'
import { LISTED_COLUMNS, shortListed } from './booking-list-columns.tsx'
import { readFilter } from './booking-filter.ts'
import { BookingsFilter } from './bookings-filter.tsx'
import { TellGuests, type ChosenBookings } from './tell-guests.tsx'
import * as t from '#words/office/booking-list.ts'

/**
 * Lists bookings of all hotels. The address contains the filter, and operators save the filters that they use as views.
 */
export function BookingsPage() {
  const query = useQuery()
  const filter = readFilter(query)
  const of = JSON.stringify(filter)
  return (
    <OfficePage
      title={t.bookings}
      tools={<CsvLink href={address('/api', '/office/bookings-table', { query: filter })} />}
    >
      <ViewsBar list="bookings" filter={filter} />
      <BookingsFilter filter={filter} />
      <Bookings key={of} filter={filter} />
    </OfficePage>
  )
}

const countWords = (count: number) =>
  count > MAX_COUNTED
    ? `${t.moreThan(inThousands(MAX_COUNTED))}. ${t.cutTable(inThousands(MAX_COUNTED))}`
    : t.howMany(count)

function Bookings({ filter }: { filter: BookingListQuery }) {
  const asked = usePages('GET /office/bookings', { query: filter }, ({ next }) =>
    next === null ? undefined : { after: next },
  )
  const { chosen, toggle, clear } = useChosen<string>()
  const { showMore } = asked
  return (
    <QueryBoundary query={asked}>
      {(pages) => {
        const count = pages[0]?.count ?? 0
        const rows = pages.flatMap(({ bookings }) => bookings)
        return (
          <>
            <DataList
              label={t.bookings}
              empty={t.noneFits}
              columns={LISTED_COLUMNS}
              short={shortListed}
              rows={rows}
              keyOf={({ id }) => id}
              choice={{
                name: t.choose,
                nameOf: ({ code }) => t.chooseBooking(code),
                isChosen: ({ id }) => chosen.has(id),
                toggle: ({ id }) => toggle(id),
              }}
              note={countWords(count)}
              showMore={showMore}
            />
            {chosen.size > 0 && (
              <ActsOnChosen key={[...chosen].join(' ')} filter={filter} chosen={chosen} count={count} onClear={clear} />
            )}
          </>
        )
      }}
    </QueryBoundary>
  )
}

type ActsProps = {
  filter: BookingListQuery
  chosen: ReadonlySet<string>
  /** how many bookings the whole list contains */
  count: number
  onClear: () => void
}

/** Shows what can be done with the chosen bookings, or with all that the filter lists. */
function ActsOnChosen({ filter, chosen, count, onClear }: ActsProps) {
  const [takesAll, setTakesAll] = useState(false)
  const [telling, setTelling] = useState(false)
  const number = takesAll ? count : chosen.size
  const isTooMany = number > MAX_AT_ONCE
  const wish: ChosenBookings = takesAll ? { filter } : { ids: [...chosen] }
  return (
    <ChosenBar words={t.chosen(number)} clearWords={t.clearChosen} onClear={onClear}>
      <Button variant="primary" disabled={isTooMany} onClick={() => setTelling(true)}>
        {t.tellGuests}
      </Button>
      {!takesAll && count > chosen.size && (
        <Button disabled={count > MAX_AT_ONCE} onClick={() => setTakesAll(true)}>
          {t.chooseAll(count)}
        </Button>
      )}
      {(isTooMany || count > MAX_AT_ONCE) && <span className="soft">{t.tooMany(MAX_AT_ONCE)}</span>}
      {telling && (
        <TellGuests
          chosen={wish}
          onClose={() => setTelling(false)}
          onDone={(told) => {
            setTelling(false)
            onClear()
            showToast({ text: t.told(told) })
            refresh()
          }}
        />
      )}
    </ChosenBar>
  )
}
