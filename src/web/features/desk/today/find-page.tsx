import { useState, type SubmitEvent } from 'react'
import type { DeskRow } from '#contract/desk.ts'
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
import { findCached } from '../cached-rows.ts'
import { useWords } from '../words/use-words.ts'
import { DayRow } from './day-row.tsx'

type Found = { rows?: readonly DeskRow[]; refusal?: ApiRefusal; keptAt?: string | undefined }

/** Searches on the server, or in today's cached lists while offline. */
async function findBookings(text: string): Promise<Found> {
  const answer = await deskApi.get('/desk/find', { query: { text } })
  if (answer.ok) return { rows: answer.value }
  const { day } = readDeskCache()
  if (answer.refusal.code !== 'UNREACHABLE' || !day) return { refusal: answer.refusal }
  return { rows: findCached(text), keptAt: day.at }
}

/** Finds a booking of this hotel by its code, or by a name that the desk may see. */
export function FindPage() {
  const words = useWords()
  const [text, setText] = useState('')
  const [found, setFound] = useState<Found>()
  const find = async (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim().length >= 2) setFound(await findBookings(text.trim()))
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
      {found?.refusal && <Notice tone="danger">{words.refusal(found.refusal)}</Notice>}
      {found?.rows && (
        <div aria-live="polite">
          {found.keptAt !== undefined && <CachedNote at={found.keptAt} />}
          {found.rows.length === 0 ? (
            <p>{words.nothingFound}</p>
          ) : (
            <ul className="day-rows">
              {found.rows.map((row) => (
                <DayRow key={row.id} row={row} now={serverNow()} shows="checkin" />
              ))}
            </ul>
          )}
        </div>
      )}
    </DeskPage>
  )
}
