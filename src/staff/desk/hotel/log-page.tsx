import type { HotelLogEntry } from '#contract/hotel-log.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { CallState } from '../call-state.tsx'
import { usePages } from '../desk-calls.ts'
import { DeskPage } from '../desk-frame.tsx'
import { changeWords } from '../words/change-words.ts'
import { nearWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'

/** Lists changes to the hotel, newest first, by its own staff (with names) and by Uncle's office (with reasons). */
export function HotelLogPage() {
  const words = useWords()
  const { ofLog } = words
  const called = usePages('GET /desk/log', { query: {} }, ({ entries, has_more }) => {
    const before = entries.at(-1)?.id
    return has_more && before !== undefined ? { before } : undefined
  })
  const { value: pages, showMore } = called
  const entries = pages?.flatMap((page) => page.entries) ?? []
  return (
    <DeskPage title={ofLog.log} backTo={DESK.more}>
      <h1>{ofLog.log}</h1>
      <p className="soft">{ofLog.logWords}</p>
      <CallState of={called} />
      {pages && entries.length === 0 && <p>{ofLog.nothing}</p>}
      {entries.length > 0 && (
        <ol className="box">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {showMore && (
        <Button className="w-full" onClick={() => void showMore()}>
          {ofLog.older}
        </Button>
      )}
    </DeskPage>
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
