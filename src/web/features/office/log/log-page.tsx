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
import { Icon } from '#web/ui/icon.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { usePages } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { OfficePage } from '../office-frame.tsx'
import { actionWords, changeWords, LOG_ACTIONS, roleWords } from '../words/log-words.ts'
import './log.css'

type Filter = { who?: string; act?: string; text?: string }

const readFilter = (query: URLSearchParams): Filter =>
  Object.fromEntries(['who', 'act', 'text'].flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : [])))

/** Lists what operators and desks did, newest first. The address holds the filter. */
export function LogPage() {
  const { me } = useOffice()
  const filter = readFilter(useQuery())
  const of = JSON.stringify(filter)
  return (
    <OfficePage
      title="Log"
      tools={
        me.role === 'admin' && (
          <a className="button quiet" href={address('/api', '/office/log-table', { query: filter })} download>
            <Icon name="download" />
            Export
          </a>
        )
      }
    >
      <FilterForm key={of} filter={filter} />
      <Entries key={`entries ${of}`} filter={filter} />
    </OfficePage>
  )
}

function FilterForm({ filter }: { filter: Filter }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState({ who: '', act: '', text: '', ...filter })
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
        label="Reason or booking code"
        value={typed.text}
        maxLength={80}
        autoComplete="off"
        onChange={({ target }) => setTyped({ ...typed, text: target.value })}
      />
      <TextInput
        label="Who"
        value={typed.who}
        maxLength={80}
        autoComplete="off"
        onChange={({ target }) => setTyped({ ...typed, who: target.value })}
      />
      <Select label="Act" value={typed.act} onChange={({ target }) => setTyped({ ...typed, act: target.value })}>
        <option value="">Any act</option>
        {LOG_ACTIONS.map(([act, words]) => (
          <option key={act} value={act}>
            {words}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="primary">
        Search
      </Button>
    </form>
  )
}

/** Shows the first entries, and loads older ones on request. */
function Entries({ filter }: { filter: Filter }) {
  const asked = usePages('GET /office/log', { query: filter }, ({ entries, has_more }) => {
    const before = entries.at(-1)?.id
    return has_more && before !== undefined ? { before } : undefined
  })
  const { showMore } = asked
  return (
    <QueryBoundary query={asked}>
      {(pages) => {
        const entries = pages.flatMap((page) => page.entries)
        return (
          <section className="panel" aria-label="Entries">
            <LogTable entries={entries} />
            <div className="panel-foot">
              <span className="soft block">Nothing here can be changed or taken away.</span>
              {showMore && (
                <button type="button" className="link plain" onClick={() => void showMore()}>
                  Show older entries
                </button>
              )}
            </div>
          </section>
        )
      }}
    </QueryBoundary>
  )
}

function LogTable({ entries }: { entries: readonly LogEntry[] }) {
  if (entries.length === 0) return <p className="panel-inside soft">No entry fits.</p>
  return (
    <table className="data-table">
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">Act</th>
          <th scope="col">Why</th>
          <th scope="col">What changed</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td data-name="When">{formatIstMoment(new Date(entry.at), serverNow())}</td>
            <td data-name="Who">
              <span>
                {entry.who}
                <span className="soft block">{roleWords(entry)}</span>
              </span>
            </td>
            <td data-name="Act">
              <span>
                <b>{actionWords(entry.act)}</b>
                {entry.booking && (
                  <Link className="log-code" to={OFFICE.booking(entry.booking.id)}>
                    {entry.booking.code}
                  </Link>
                )}
              </span>
            </td>
            <td data-name="Why">{entry.reason}</td>
            <td data-name="Changed">{changeWords(entry)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
