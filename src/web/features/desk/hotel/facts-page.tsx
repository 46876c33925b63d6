import { DESK } from '#web/lib/desk-paths.ts'
import { Notice } from '#web/ui/notice.tsx'
import { EditedPart } from '../../hotel-editing/edited-part.tsx'
import { FactsEditor } from '../../hotel-editing/facts-editor.tsx'
import type { FactCalls } from '../../hotel-editing/part.ts'
import { once } from '../../hotel-editing/use-change.ts'
import { deskApi } from '../desk-api.ts'
import { DeskPage } from '../desk-frame.tsx'
import { useLoaded } from '../use-loaded.ts'
import { useWords } from '../words/use-words.ts'

const load = (signal?: AbortSignal) => deskApi.get('/desk/facts', { signal })

const CALLS: FactCalls = {
  change: (body) => deskApi.post('/desk/facts', { body, ...once() }),
  addContact: (body) => deskApi.post('/desk/contacts', { body, ...once() }),
  askContactAgain: (id) => deskApi.post('/desk/contacts/{id}/ask-again', { params: { id: String(id) }, ...once() }),
  endContact: (id) => deskApi.post('/desk/contacts/{id}/end', { params: { id: String(id) }, ...once() }),
}

/** What guests read and filter by, and who hears of bookings. */
export function FactsPage() {
  const words = useWords()
  const { value, fault, show, again } = useLoaded(load)
  return (
    <DeskPage title={words.ofHotel.facts} backTo={DESK.more}>
      <h1>{words.ofHotel.facts}</h1>
      <p className="soft">{words.ofHotel.factsWords}</p>
      {fault && <Notice tone="danger">{fault}</Notice>}
      {!value && !fault && <output className="block">{words.loading}</output>}
      {value && (
        <EditedPart value={value} show={show} again={again} calls={CALLS}>
          {(facts) => <FactsEditor facts={facts} />}
        </EditedPart>
      )}
    </DeskPage>
  )
}
