import { useState } from 'react'
import type { HotelLogEntry } from '#contract/hotel-log.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { deskApi } from '../desk-api.ts'
import { CallState } from '../call-state.tsx'
import { useCall } from '../desk-calls.ts'
import { DeskPage } from '../desk-frame.tsx'
import { changeWords } from '../words/change-words.ts'
import { nearWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'

type Page = { entries: readonly HotelLogEntry[]; has_more: boolean }

/** Who changed what of the hotel, newest first: its own staff by name, and Uncle's office with its reason. */
export function HotelLogPage() {
  const words = useWords()
  const { ofLog } = words
  const called = useCall('GET /desk/log', { query: {} })
  const { value } = called
  return (
    <DeskPage title={ofLog.log} backTo={DESK.more}>
      <h1>{ofLog.log}</h1>
      <p className="soft">{ofLog.logWords}</p>
      <CallState of={called} />
      {value?.entries.length === 0 && <p>{ofLog.nothing}</p>}
      {value && value.entries.length > 0 && <Entries first={value} />}
    </DeskPage>
  )
}

/** A change that comes meanwhile goes on top, and the older ones that were asked for stay below. */
function Entries({ first }: { first: Page }) {
  const words = useWords()
  const [older, setOlder] = useState<Page>()
  const [fault, setFault] = useState<string>()
  const newest = older ? first.entries.filter(({ id }) => !older.entries.some((each) => each.id === id)) : first.entries
  const entries = [...newest, ...(older?.entries ?? [])]
  const last = entries.at(-1)
  const showOlder = async (before: string) => {
    const answer = await deskApi.get('/desk/log', { query: { before } })
    if (!answer.ok) return setFault(words.refusal(answer.refusal))
    setFault(undefined)
    return setOlder({ entries: [...entries, ...answer.value.entries], has_more: answer.value.has_more })
  }
  return (
    <>
      <ol className="box">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {fault && <Notice tone="danger">{fault}</Notice>}
      {last && (older ?? first).has_more && (
        <Button className="w-full" onClick={() => void showOlder(last.id)}>
          {words.ofLog.older}
        </Button>
      )}
    </>
  )
}

function Entry({ entry }: { entry: HotelLogEntry }) {
  const words = useWords()
  const { ofLog } = words
  const { by, what, at, reason } = entry
  const changed = changeWords(entry, words)
  const who = by.place === 'office' ? ofLog.office : `${by.name}, ${ofLog.roles[by.role]}`
  return (
    <li className="line-item">
      <p className="flex-1 wrap-anywhere">
        <b>{ofLog.what[what]}</b>
        {changed && <span className="block">{changed}</span>}
        {reason !== null && <span className="block">{ofLog.why(reason)}</span>}
        <span className="soft block">
          {who}, {nearWords(new Date(at), serverNow(), words)}
        </span>
      </p>
    </li>
  )
}
