import { DESK } from '#web/lib/desk-paths.ts'
import { Notice } from '#web/ui/notice.tsx'
import { EditedPart } from '../../hotel-editing/edited-part.tsx'
import type { PriceCalls } from '../../hotel-editing/part.ts'
import { PricesEditor } from '../../hotel-editing/prices-editor.tsx'
import { once } from '../../hotel-editing/use-change.ts'
import { deskApi } from '../desk-api.ts'
import { DeskPage } from '../desk-frame.tsx'
import { useLoaded } from '../use-loaded.ts'
import { useWords } from '../words/use-words.ts'

const load = (signal?: AbortSignal) => deskApi.get('/desk/prices', { signal })

const CALLS: PriceCalls = {
  preview: (query, signal) => deskApi.get('/desk/prices/preview', { query, signal }),
  setBase: (body) => deskApi.post('/desk/prices/base', { body, ...once() }),
  setRule: (body) => deskApi.post('/desk/prices/rules', { body, ...once() }),
  removeRule: (id, body) =>
    deskApi.post('/desk/prices/rules/{id}/remove', { params: { id: String(id) }, body, ...once() }),
}

/** What the hotel asks: a base price for each slot, other prices for weekdays and dates (desk-and-office, "The desk"). */
export function PricesPage() {
  const words = useWords()
  const { value, fault, show, again } = useLoaded(load)
  return (
    <DeskPage title={words.ofPrices.prices} backTo={DESK.more}>
      <h1>{words.ofPrices.prices}</h1>
      <p className="soft">{words.ofPrices.pricesWords}</p>
      {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
      {!value && fault === undefined && <output className="block">{words.loading}</output>}
      {value && (
        <EditedPart value={value} show={show} again={again} calls={CALLS}>
          {(prices) => <PricesEditor prices={prices} />}
        </EditedPart>
      )}
    </DeskPage>
  )
}
