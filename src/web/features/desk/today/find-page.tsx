import { useState, type SubmitEvent } from 'react'
import type { DeskRow } from '#contract/desk.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { deskApi } from '../desk-api.ts'
import { DeskPage } from '../desk-frame.tsx'
import { useWords } from '../words/use-words.ts'
import { DayRow } from './day-row.tsx'

/** Finds a booking of this hotel by its code, or by a name that the desk may see. */
export function FindPage() {
  const words = useWords()
  const [text, setText] = useState('')
  const [rows, setRows] = useState<readonly DeskRow[]>()
  const [fault, setFault] = useState<string>()
  const find = async (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim().length < 2) return
    const answer = await deskApi.get('/desk/find', { query: { text: text.trim() } })
    setFault(answer.ok ? undefined : words.refusal(answer.refusal))
    setRows(answer.ok ? answer.value : undefined)
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
        <Button type="submit" look="primary" className="big w-full">
          {words.find}
        </Button>
      </form>
      {fault && <Notice tone="danger">{fault}</Notice>}
      {rows && (
        <div aria-live="polite">
          {rows.length === 0 ? (
            <p>{words.nothingFound}</p>
          ) : (
            <ul className="day-rows">
              {rows.map((row) => (
                <DayRow key={row.id} row={row} now={serverNow()} shows="checkin" />
              ))}
            </ul>
          )}
        </div>
      )}
    </DeskPage>
  )
}
