import type { GuestListQuery, ListedGuest } from '#contract/office-guest-list.ts'
import { formatIstDate } from '#domain/kernel/ist.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { GUEST_CHOICES } from '#domain/office/guest-list.ts'
import { address } from '#web/lib/api.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { useNavigate, useQuery } from '#web/lib/navigation/navigation.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CsvLink, DataList, type Column } from '../../kit/data-table.tsx'
import { dotted, type Short } from '../../kit/short-row.tsx'
import { FilterForm } from '../filter-form.tsx'
import { paramsOf } from '../list-filter.ts'
import { usePages } from '../office-calls.ts'
import { OfficePage } from '../office-frame.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { ViewsBar } from '../views/views-bar.tsx'
import { readFilter } from './guest-filter.ts'
import * as frame from '#words/office/frame.ts'
import * as t from '#words/office/guests.ts'

const CHOICES = [
  { value: '', name: t.all },
  ...GUEST_CHOICES.map((only) => ({ value: only, name: t.choices[only] })),
] as const

/** Lists guests with the outcome of their bookings. The address contains the filter. */
export function GuestsPage() {
  const filter = readFilter(useQuery())
  const navigate = useNavigate()
  const of = JSON.stringify(filter)
  return (
    <OfficePage
      title={frame.guests}
      tools={<CsvLink href={address('/api', '/office/guests-table', { query: filter })} />}
    >
      <ViewsBar list="guests" filter={filter} notSaved={filter.text === undefined ? undefined : t.namesNotSaved} />
      <FilterForm
        label={t.name}
        text={filter.text ?? ''}
        chosen={filter.only ?? ''}
        choices={CHOICES}
        onFilter={({ text, chosen }) => void navigate(OFFICE.guestsOf(paramsOf({ text, only: chosen })))}
      />
      <GuestTable key={of} filter={filter} />
    </OfficePage>
  )
}

function GuestTable({ filter }: { filter: GuestListQuery }) {
  const asked = usePages('GET /office/guests', { query: filter }, ({ guests, has_more }) => {
    const after = guests.at(-1)?.id
    return has_more && after !== undefined ? { after } : undefined
  })
  const { showMore } = asked
  return (
    <QueryBoundary query={asked}>
      {(pages) => (
        <DataList
          label={frame.guests}
          empty={t.noGuestFits}
          columns={COLUMNS}
          short={shortGuest}
          rows={pages.flatMap(({ guests }) => guests)}
          keyOf={({ id }) => id}
          note={t.newestFirst}
          showMore={showMore}
        />
      )}
    </QueryBoundary>
  )
}

const dayOf = (moment: string) => formatIstDate(new Date(moment), serverNow())
const Name = ({ guest: { id, name } }: { guest: ListedGuest }) => <Link to={OFFICE.guest(id)}>{name}</Link>

const shortGuest = (guest: ListedGuest): Short => ({
  name: (
    <>
      <Name guest={guest} /> <span className="soft">{guest.city}</span>
    </>
  ),
  end: guest.is_blocked && <Badge tone="coral">{t.blocked}</Badge>,
  line: dotted([
    t.bookingCount(guest.bookings),
    guest.no_shows > 0 && t.noShowCount(guest.no_shows),
    guest.last_checkin !== null && dayOf(guest.last_checkin),
  ]),
})

const COLUMNS: readonly Column<ListedGuest>[] = [
  {
    name: t.guest,
    of: (guest) => (
      <>
        <Name guest={guest} /> {guest.is_blocked && <Badge tone="coral">{t.blocked}</Badge>}
        <span className="soft block">{guest.city}</span>
      </>
    ),
  },
  { name: t.since, of: ({ since }) => dayOf(since) },
  { name: t.bookings, isFigure: true, of: ({ bookings }) => bookings },
  { name: t.cancelled, isFigure: true, of: ({ cancelled }) => cancelled },
  { name: t.noShows, isFigure: true, of: (guest) => guest.no_shows },
  { name: t.notTaken, isFigure: true, isBehindTap: true, of: (guest) => guest.not_taken },
  { name: t.lastCheckin, isBehindTap: true, of: ({ last_checkin: last }) => last && dayOf(last) },
  { name: t.credit, isFigure: true, isBehindTap: true, of: ({ credits }) => formatRupees(credits) },
]
