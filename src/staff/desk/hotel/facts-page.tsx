import { DESK } from '#web/lib/desk-paths.ts'
import { EditedPart } from '../../hotel-editing/edited-part.tsx'
import { FactsEditor } from '../../hotel-editing/facts-editor.tsx'
import type { FactCalls } from '../../hotel-editing/part.ts'
import { CallState } from '../call-state.tsx'
import { post, useCall } from '../desk-calls.ts'
import { DeskPage } from '../desk-frame.tsx'
import { useWords } from '../words/use-words.ts'

const CALLS: FactCalls = {
  change: (body) => post('POST /desk/facts', { body }),
  addContact: (body) => post('POST /desk/contacts', { body }),
  askContactAgain: (id) => post('POST /desk/contacts/{id}/ask-again', { params: { id: String(id) } }),
  endContact: (id) => post('POST /desk/contacts/{id}/end', { params: { id: String(id) } }),
}

/** Edits the details that guests read and filter by, and who gets booking alerts. */
export function FactsPage() {
  const words = useWords()
  const called = useCall('GET /desk/facts')
  const { value, show, retry } = called
  return (
    <DeskPage title={words.ofHotel.facts} backTo={DESK.more}>
      <h1>{words.ofHotel.facts}</h1>
      <p className="soft">{words.ofHotel.factsWords}</p>
      <CallState of={called} />
      {value && (
        <EditedPart value={value} show={show} reload={retry} calls={CALLS}>
          {(facts) => <FactsEditor facts={facts} />}
        </EditedPart>
      )}
    </DeskPage>
  )
}
