import { useState, type SubmitEvent } from 'react'
import type { LogEntry } from '#contract/office-people.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { address } from '#web/lib/api.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { useNavigate, useQuery } from '#web/lib/navigation/navigation.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { CsvLink, DataList, type Column } from '../../kit/data-table.tsx'
import { dotted, type Short } from '../../kit/short-row.tsx'
import { useMedia } from '../../kit/use-media.ts'
import { QueryBoundary } from '../query-boundary.tsx'
import { usePages } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { OfficePage } from '../office-frame.tsx'
import { EMPTY_FILTER, queryOf, readFilter, type LogFilter as Filter } from './log-filter.ts'
import { actionWords, changeWords, reasonWords, roleWords } from './log-lines.ts'
import './log.css'
import * as t from '#words/office/log.ts'

/** Lists what operators and desks did, newest first. The address contains the filter. */
export function LogPage() {
  const { me } = useOffice()
  const filter = readFilter(useQuery())
  const of = JSON.stringify(filter)
  return (
    <OfficePage
      title={t.log}
      tools={me.role === 'admin' && <CsvLink href={address('/api', '/office/log-table', { query: queryOf(filter) })} />}
    >
      <FilterForm key={of} filter={filter} />
      <Entries key={`entries ${of}`} filter={filter} />
    </OfficePage>
  )
}

function FilterForm({ filter }: { filter: Filter }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState({ ...EMPTY_FILTER, ...filter })
  const hasRoom = useMedia('(min-width: 62em)')
  const { text: _text, ...others } = filter
  const isNarrowed = Object.values(others).some(Boolean)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const chosen = Object.fromEntries(
      Object.entries(typed)
        .map(([name, value]) => [name, value.trim()] as const)
        .filter(([, value]) => value),
    )
    void navigate(OFFICE.logOf(chosen))
  }
  return (
    <form className="log-filter" onSubmit={submit}>
      <TextInput
        label={t.reasonOrBookingCode}
        value={typed.text}
        maxLength={80}
        autoComplete="off"
        onChange={({ target }) => setTyped({ ...typed, text: target.value })}
      />
      {hasRoom ? (
        <MoreFields typed={typed} onChange={setTyped} />
      ) : (
        <details className="log-more" open={isNarrowed}>
          <summary>{t.moreFilters}</summary>
          <MoreFields typed={typed} onChange={setTyped} />
        </details>
      )}
      <Button type="submit" variant="primary">
        {t.search}
      </Button>
    </form>
  )
}

type MoreFieldsProps = { typed: typeof EMPTY_FILTER; onChange: (typed: typeof EMPTY_FILTER) => void }

/** Shows the further filters. On a phone they are folded, so that the first entries fit on the first screen. */
const MoreFields = ({ typed, onChange }: MoreFieldsProps) => (
  <>
    <TextInput
      label={t.who}
      value={typed.who}
      maxLength={80}
      autoComplete="off"
      onChange={({ target }) => onChange({ ...typed, who: target.value })}
    />
    <TextInput
      label={t.hotel}
      value={typed.hotel}
      maxLength={80}
      autoComplete="off"
      onChange={({ target }) => onChange({ ...typed, hotel: target.value })}
    />
    <TextInput
      label={t.from}
      type="date"
      value={typed.from}
      onChange={({ target }) => onChange({ ...typed, from: target.value })}
    />
    <TextInput
      label={t.to}
      type="date"
      value={typed.to}
      onChange={({ target }) => onChange({ ...typed, to: target.value })}
    />
    <Select label={t.act} value={typed.act} onChange={({ target }) => onChange({ ...typed, act: target.value })}>
      <option value="">{t.anyAct}</option>
      {Object.entries(t.acts).map(([act, words]) => (
        <option key={act} value={act}>
          {words}
        </option>
      ))}
    </Select>
  </>
)

/** Shows the first entries, and loads older ones on request. */
function Entries({ filter }: { filter: Filter }) {
  const asked = usePages('GET /office/log', { query: queryOf(filter) }, ({ entries, has_more }) => {
    const before = entries.at(-1)?.id
    return has_more && before !== undefined ? { before } : undefined
  })
  const { showMore } = asked
  return (
    <QueryBoundary query={asked}>
      {(pages) => {
        return (
          <DataList
            label={t.entries}
            empty={t.noEntryFits}
            columns={COLUMNS}
            short={shortEntry}
            rows={pages.flatMap(({ entries }) => entries)}
            keyOf={({ id }) => id}
            hasNames={false}
            note={t.nothingHereCanBeChanged}
            showMore={showMore}
            moreWords={t.showOlderEntries}
          />
        )
      }}
    </QueryBoundary>
  )
}

const timeOf = ({ at }: LogEntry) => formatIstMoment(new Date(at), serverNow())

const What = ({ entry: { act, booking, hotel } }: { entry: LogEntry }) => (
  <>
    <b>{actionWords(act)}</b> {booking && <Link to={OFFICE.booking(booking.id)}>{booking.code}</Link>}
    {hotel !== null && <span className="soft block">{hotel}</span>}
  </>
)

const shortEntry = (entry: LogEntry): Short => ({
  name: <What entry={entry} />,
  line: dotted([entry.who, timeOf(entry), reasonWords(entry)]),
})

const COLUMNS: readonly Column<LogEntry>[] = [
  { name: t.when, of: timeOf },
  {
    name: t.who,
    isBehindTap: true,
    of: (entry) => (
      <span>
        {entry.who}
        <span className="soft block">{roleWords(entry)}</span>
      </span>
    ),
  },
  { name: t.act, of: (entry) => <What entry={entry} /> },
  { name: t.why, of: reasonWords },
  { name: t.whatChanged, isBehindTap: true, of: (entry) => changeWords(entry, serverNow()) },
]
