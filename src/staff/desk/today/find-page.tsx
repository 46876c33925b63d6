import { useState, type SubmitEvent } from 'react'
import type { DeskRow } from '#contract/desk.ts'
import type { WalkInRow as WalkIn } from '#contract/desk-parties.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { ApiRefusal } from '#web/lib/api.ts'
import { deskApi } from '../desk-api.ts'
import { DeskPage } from '../desk-frame.tsx'
import { readDeskCache } from '../desk-cache.ts'
import { CachedNote } from '../cached-note.tsx'
import { findCached, findCachedWalkIns } from '../cached-rows.ts'
import { useWords } from '../words/use-words.ts'
import { DayRow } from './day-row.tsx'
import { WalkInRow } from './walk-in-row.tsx'

type Guests = { rows: readonly DeskRow[]; walkIns: readonly WalkIn[]; keptAt?: string }
type Found = Guests | { refusal: ApiRefusal }

async function findGuests(text: string): Promise<Found> {
  const query = { text }
  const [bookings, walkIns] = await Promise.all([
    deskApi.get('/desk/find', { query }),
    deskApi.get('/desk/find-walk-ins', { query }),
  ])
  if (!bookings.ok) return findOffline(text, bookings.refusal)
  if (!walkIns.ok) return findOffline(text, walkIns.refusal)
  return { rows: bookings.value, walkIns: walkIns.value }
}

/** Searches today's cached lists if the server did not answer. */
function findOffline(text: string, refusal: ApiRefusal): Found {
  const { day } = readDeskCache()
  if (refusal.code !== 'UNREACHABLE' || !day) return { refusal }
  return { rows: findCached(text), walkIns: findCachedWalkIns(text), keptAt: day.at }
}

/** Finds bookings of this hotel by code, and bookings and walk-ins by a name or phone that the desk may see. */
export function FindPage() {
  const words = useWords()
  const [text, setText] = useState('')
  const [found, setFound] = useState<Found>()
  const find = async (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim().length >= 2) setFound(await findGuests(text.trim()))
  }
  return (
    <DeskPage title={words.find} backTo={DESK.today}>
      <h1 className="visually-hidden">{words.find}</h1>
      <form className="flow" onSubmit={(event) => void find(event)}>
        <TextInput
          label={words.find}
          hint={words.findHint}
          value={text}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="search"
          icon="search"
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" variant="primary" className="big w-full">
          {words.find}
        </Button>
      </form>
      {found && 'refusal' in found && <Notice tone="danger">{words.refusal(found.refusal)}</Notice>}
      {found && 'rows' in found && <FoundGuests {...found} />}
    </DeskPage>
  )
}

function FoundGuests({ rows, walkIns, keptAt }: Guests) {
  const words = useWords()
  const now = serverNow()
  return (
    <div aria-live="polite">
      {keptAt !== undefined && <CachedNote at={keptAt} />}
      {rows.length + walkIns.length === 0 ? (
        <p>{words.nothingFound}</p>
      ) : (
        <ul className="day-rows">
          {rows.map((row) => (
            <DayRow key={row.id} row={row} now={now} shows="checkin" />
          ))}
          {walkIns.map((row) => (
            <WalkInRow key={row.id} row={row} now={now} shows="arrived" />
          ))}
        </ul>
      )}
    </div>
  )
}
