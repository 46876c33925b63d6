import { useState, type SubmitEvent } from 'react'
import { SLOTS, type SlotIndex } from '#domain/slots/slots.ts'
import { Button } from '#web/ui/button.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { useWords } from '../desk/words/use-words.ts'
import { byPercent, isPrice, type Cell } from './day-prices.ts'
import type { PricesPart } from './part.ts'
import { GuestWouldPay } from './price-preview.tsx'

const STEP_PERCENT = 10

type CellActsProps = {
  cells: readonly Cell[]
  nowOf: (cell: Cell) => number | null
  prices: PricesPart
  onPut: (changes: Iterable<readonly [Cell, number | null]>) => void
  onDone: () => void
}

/** Offers actions for the selected cells: set a price, change it by 10%, copy it to another slot, or close them. */
export function CellActions({ cells, nowOf, prices, onPut, onDone }: CellActsProps) {
  const words = useWords()
  const { ofPrices } = words
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const price = Number(typed)
  const [sample] = cells
  const set = (event: SubmitEvent) => {
    event.preventDefault()
    if (!typed.trim() || !isPrice(price)) return setFault(ofPrices.priceWrong)
    onPut(cells.map((cell) => [cell, price] as const))
    return onDone()
  }
  const byTenth = (percent: number) =>
    onPut(
      cells.flatMap((cell) => {
        const now = nowOf(cell)
        return now === null ? [] : [[cell, byPercent(now, percent)] as const]
      }),
    )
  const copyTo = (slot: SlotIndex) => {
    onPut(cells.map((cell) => [{ ...cell, slot }, nowOf(cell)] as const))
    onDone()
  }
  return (
    <form className="box flow" noValidate onSubmit={set}>
      <h2 className="small-heading">{ofPrices.chosenCells(cells.length)}</h2>
      <div className="cell-price">
        <TextInput
          label={ofPrices.price}
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          error={fault}
          onChange={({ target }) => {
            setTyped(target.value)
            setFault(undefined)
          }}
        />
        <Button type="submit">{ofPrices.set}</Button>
      </div>
      {sample && isPrice(price) && (
        <GuestWouldPay slot={sample.slot} date={sample.date} price={price} calls={prices.calls} />
      )}
      <div className="cell-acts">
        <Button onClick={() => byTenth(STEP_PERCENT)}>{ofPrices.more(STEP_PERCENT)}</Button>
        <Button onClick={() => byTenth(-STEP_PERCENT)}>{ofPrices.less(STEP_PERCENT)}</Button>
        <Button
          onClick={() => {
            onPut(cells.map((cell) => [cell, null] as const))
            onDone()
          }}
        >
          {ofPrices.closeThen}
        </Button>
        <Button onClick={onDone}>{ofPrices.chooseNone}</Button>
      </div>
      <Select
        label={ofPrices.copyTo}
        value=""
        onChange={({ target }) => target.value !== '' && copyTo(Number(target.value) as SlotIndex)}
      >
        <option value="">{ofPrices.choose}</option>
        {SLOTS.filter(({ index }) => prices.value.slots.some(({ slot }) => slot === index)).map(({ index }) => (
          <option key={index} value={index}>
            {words.slots[index]}
          </option>
        ))}
      </Select>
    </form>
  )
}
