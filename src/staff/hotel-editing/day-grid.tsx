import { useMemo, useState } from 'react'
import { addDays, istDateOf, type IstDate } from '#domain/kernel/ist.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import type { DayPrice } from '#domain/prices/price-on.ts'
import { SLOTS, type SlotIndex } from '#domain/slots/slots.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { PressNotice } from '../desk/press-notice.tsx'
import { dateWords, dayParts } from '../desk/words/desk-time.ts'
import { useWords } from '../desk/words/use-words.ts'
import { CellActions } from './cell-actions.tsx'
import {
  cellOf,
  farOffAmong,
  keyOf,
  priceReader,
  WEEK,
  weekFrom,
  withTyped,
  type Cell,
  type CellKey,
  type Typed,
} from './day-prices.ts'
import type { PricesPart } from './part.ts'
import { ConfirmPriceChange } from './confirm-price-change.tsx'
import { useEdit } from './use-edit.ts'

const NONE: Typed = new Map()
const NOBODY: ReadonlySet<CellKey> = new Set()
const CHANGES_NAMED = 3

/** Shows the prices of seven days by five slots. Cells, days and slots can be selected and changed together. */
export function DayGrid({ prices }: { prices: PricesPart }) {
  const words = useWords()
  const { value, show, reload, calls } = prices
  const today = istDateOf(serverNow())
  const [first, setFirst] = useState(today)
  const [typed, setTyped] = useState(NONE)
  const [chosen, setChosen] = useState(NOBODY)
  const [sure, setSure] = useState(NOBODY)
  const editing = useEdit({ show, reload })
  const priceOf = useMemo(() => priceReader(value), [value])
  const days = weekFrom(first)
  const asked = farOffAmong(typed, priceOf).find(({ key }) => !sure.has(key))

  const put = (changes: Iterable<readonly [Cell, number | null]>) => setTyped(withTyped(typed, changes, priceOf))
  const toggle = (cells: readonly Cell[]) => {
    const keys = cells.filter((cell) => priceOf(cell) !== 'not-sold').map(keyOf)
    const next = new Set(chosen)
    const isOn = !keys.every((key) => chosen.has(key))
    for (const key of keys)
      if (isOn) next.add(key)
      else next.delete(key)
    setChosen(next)
  }
  const forget = () => {
    setTyped(NONE)
    setSure(NOBODY)
    setChosen(NOBODY)
  }
  const save = async () => {
    const changed = [...typed].map(([key, price]) => ({ ...cellOf(key), price }))
    const body = { days: changed, version: value.version, sure: sure.size > 0 }
    if (await editing.edit(() => calls.setDays(body))) forget()
  }
  const nameOf = ({ slot, date }: Cell) => `${dateWords(date, words)}, ${words.slots[slot]}`
  return (
    <section className="flow" aria-label={words.ofPrices.byDay}>
      <div className="grid-week">
        <IconButton
          icon="chevron-left"
          label={words.ofPrices.weekBefore}
          disabled={first <= today}
          onClick={() => setFirst(addDays(first, -WEEK))}
        />
        <b>{weekWords(days, words)}</b>
        <IconButton
          icon="chevron-right"
          label={words.ofPrices.weekAfter}
          onClick={() => setFirst(addDays(first, WEEK))}
        />
      </div>
      <Grid days={days} typed={typed} chosen={chosen} priceOf={priceOf} onToggle={toggle} nameOf={nameOf} />
      {chosen.size === 0 && typed.size === 0 && <p className="soft">{words.ofPrices.chooseCells}</p>}
      {chosen.size > 0 && (
        <CellActions
          cells={[...chosen].map(cellOf)}
          nowOf={(cell) => typedOr(typed, cell, priceOf)}
          prices={prices}
          onPut={put}
          onDone={() => setChosen(NOBODY)}
        />
      )}
      {asked && (
        <ConfirmPriceChange
          what={nameOf(cellOf(asked.key))}
          before={asked.before}
          price={asked.price}
          onKeep={() => put([[cellOf(asked.key), asked.before]])}
          onYes={() => setSure(new Set([...sure, asked.key]))}
        />
      )}
      {typed.size > 0 && (
        <div className="box flow">
          <p aria-live="polite">
            <b>{words.ofPrices.notSaved(typed.size)}</b> {changesWords(typed, priceOf, words)}
          </p>
          <PressNotice sending={editing} />
          <div className="really-answers">
            <Button
              variant="primary"
              aria-disabled={editing.isBusy || asked !== undefined}
              onClick={() => !asked && void save()}
            >
              {words.ofPrices.save}
            </Button>
            <Button onClick={forget}>{words.ofPrices.discard}</Button>
          </div>
        </div>
      )}
    </section>
  )
}

type Words = ReturnType<typeof useWords>
type PriceOf = (cell: Cell) => DayPrice

/** Returns the unsaved price of a cell, or else the saved one; null if it is closed. */
function typedOr(typed: Typed, cell: Cell, priceOf: PriceOf): number | null {
  const waiting = typed.get(keyOf(cell))
  if (waiting !== undefined) return waiting
  const saved = priceOf(cell)
  return typeof saved === 'number' ? saved : null
}

function weekWords(days: readonly IstDate[], words: Words): string {
  const [from, until] = [dayParts(days[0] ?? '', words), dayParts(days.at(-1) ?? '', words)]
  const begin = from.month === until.month ? String(from.day) : `${from.day} ${from.month}`
  return `${begin} – ${until.day} ${until.month}`
}

function changesWords(typed: Typed, priceOf: PriceOf, words: Words): string {
  const { closed, was, andMore } = words.ofPrices
  const priceWords = (price: number | null) => (price === null ? closed : formatRupees(price))
  const named = [...typed].slice(0, CHANGES_NAMED).map(([key, price]) => {
    const cell = cellOf(key)
    const before = priceOf(cell)
    return `${dateWords(cell.date, words)}, ${words.slots[cell.slot]}: ${priceWords(price)} (${was(priceWords(typeof before === 'number' ? before : null))})`
  })
  const more = typed.size - named.length
  return [...named, ...(more > 0 ? [andMore(more)] : [])].join('; ')
}

type GridProps = {
  days: readonly IstDate[]
  typed: Typed
  chosen: ReadonlySet<CellKey>
  priceOf: PriceOf
  onToggle: (cells: readonly Cell[]) => void
  nameOf: (cell: Cell) => string
}

function Grid({ days, typed, chosen, priceOf, onToggle, nameOf }: GridProps) {
  const words = useWords()
  const cellsOf = (slot: SlotIndex) => days.map((date) => ({ slot, date }))
  return (
    <table className="price-grid">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{words.ofPrices.day}</span>
          </th>
          {SLOTS.map(({ index }) => (
            <th key={index} scope="col">
              <button
                type="button"
                className="plain"
                aria-label={words.ofPrices.chooseAll(words.ofPrices.slotHours[index] ?? '', words.slots[index] ?? '')}
                onClick={() => onToggle(cellsOf(index))}
              >
                {words.ofPrices.slotHours[index]}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((date) => {
          const { weekday, day } = dayParts(date, words)
          return (
            <tr key={date}>
              <th scope="row">
                <button
                  type="button"
                  className="plain"
                  onClick={() => onToggle(SLOTS.map(({ index }) => ({ slot: index, date })))}
                >
                  {weekday}
                  <br />
                  {day}
                </button>
              </th>
              {SLOTS.map(({ index }) => {
                const cell = { slot: index, date }
                const key = keyOf(cell)
                const isSold = priceOf(cell) !== 'not-sold'
                const price = typedOr(typed, cell, priceOf)
                return (
                  <td key={index}>
                    <button
                      type="button"
                      className={`price-cell ${typed.has(key) ? 'typed' : ''} ${price === null ? 'closed' : ''}`}
                      aria-pressed={chosen.has(key)}
                      aria-label={`${nameOf(cell)}, ${isSold ? (price === null ? words.ofPrices.closed : formatRupees(price)) : words.ofPrices.notSoldMark}`}
                      disabled={!isSold}
                      onClick={() => onToggle([cell])}
                    >
                      {isSold ? (price?.toLocaleString('en-IN') ?? words.ofPrices.closed) : '–'}
                    </button>
                  </td>
                )
              })}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
