import { DESK } from '#web/lib/desk-paths.ts'
import { EditedPart } from '../../hotel-editing/edited-part.tsx'
import type { PriceCalls } from '../../hotel-editing/part.ts'
import { PricesEditor } from '../../hotel-editing/prices-editor.tsx'
import { deskApi } from '../desk-api.ts'
import { CallState } from '../call-state.tsx'
import { post, useCall } from '../desk-calls.ts'
import { DeskPage } from '../desk-frame.tsx'
import { useWords } from '../words/use-words.ts'

const CALLS: PriceCalls = {
  preview: (query, signal) => deskApi.get('/desk/prices/preview', { query, signal }),
  setBase: (body) => post('POST /desk/prices/base', { body }),
  setRule: (body) => post('POST /desk/prices/rules', { body }),
  setDays: (body) => post('POST /desk/prices/days', { body }),
  removeRule: (id, body) => post('POST /desk/prices/rules/{id}/remove', { params: { id: String(id) }, body }),
}

/**
 * Lets a manager set the hotel's prices: a base price per slot, and other prices for weekdays and dates
 * (desk-and-office, "The desk").
 */
export function PricesPage() {
  const words = useWords()
  const called = useCall('GET /desk/prices')
  const { value, show, retry } = called
  return (
    <DeskPage title={words.ofPrices.prices} backTo={DESK.more}>
      <h1>{words.ofPrices.prices}</h1>
      <p className="soft">{words.ofPrices.pricesWords}</p>
      <CallState of={called} />
      {value && (
        <EditedPart value={value} show={show} reload={retry} calls={CALLS}>
          {(prices) => <PricesEditor prices={prices} />}
        </EditedPart>
      )}
    </DeskPage>
  )
}
