import { useState } from 'react'
import type { DeskPrices } from '#contract/desk-prices.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { dateWords } from '../desk/words/desk-time.ts'
import { DeskForm } from '../desk/desk-form.tsx'
import { PressNotice } from '../desk/press-notice.tsx'
import { useWords } from '../desk/words/use-words.ts'
import type { PricesPart } from './part.ts'
import { FAR_OFF } from './price-field.tsx'
import { useEdit } from './use-edit.ts'

type Rule = DeskPrices['rules'][number]
type DateRulesProps = { slot: number; rules: readonly Rule[]; prices: PricesPart }

/** Shows the prices of a slot on particular dates, and dates on which it is closed. */
export function DateRules({ slot, rules, prices }: DateRulesProps) {
  const words = useWords()
  const [isAdding, setAdding] = useState(false)
  const { show, reload, calls, value } = prices
  const editing = useEdit({ show, reload })
  const own = rules.filter((rule) => rule.slot === slot && rule.first !== null)
  const remove = (id: number) => editing.edit(() => calls.removeRule(id, { version: value.version }))
  return (
    <section className="box flow">
      <h2 className="small-heading">{words.ofPrices.otherDates}</h2>
      <PressNotice sending={editing} />
      {own.length === 0 && <p className="soft">{words.ofPrices.noDates}</p>}
      <ul>
        {own.map((rule) => (
          <li key={rule.id} className="line-item">
            <p className="flex-1">
              <b>{datesOf(rule, words)}</b>
              <br />
              {rule.price === null ? words.ofPrices.closed : formatRupees(rule.price)}
            </p>
            <Button onClick={() => void remove(rule.id)}>
              {words.ofPrices.remove}
              <span className="visually-hidden">: {datesOf(rule, words)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Button onClick={() => setAdding(true)}>{words.ofPrices.addDates}</Button>
      {isAdding && <AddDates slot={slot} prices={prices} onClose={() => setAdding(false)} />}
    </section>
  )
}

function datesOf({ first, last }: Rule, words: ReturnType<typeof useWords>): string {
  const [from, until] = [dateWords(first ?? '', words), dateWords(last ?? '', words)]
  return first === last ? from : `${from} – ${until}`
}

type AddDatesProps = Omit<DateRulesProps, 'rules'> & { onClose: () => void }

function AddDates({ slot, prices: { show, calls }, onClose }: AddDatesProps) {
  const words = useWords()
  const today = istDateOf(serverNow())
  const [first, setFirst] = useState(today)
  const [last, setLast] = useState(today)
  const [typed, setTyped] = useState('')
  const [isClosed, setClosed] = useState(false)
  const [isWrong, setWrong] = useState(false)
  const editing = useEdit({ show })
  const add = async () => {
    const price = isClosed ? null : Number(typed)
    const isPrice = price === null || (Number.isInteger(price) && price >= 1)
    setWrong(!isPrice)
    if (!isPrice) return
    if (await editing.edit(() => calls.setRule({ slot, first, last, price, sure: isAsking }))) onClose()
  }
  const isAsking = editing.state === 'refused' && editing.refusal.code === FAR_OFF
  return (
    <DeskForm
      title={words.ofPrices.addDates}
      button={isAsking ? words.ofPrices.yesPrice(formatRupees(Number(typed))) : words.ofPrices.save}
      sending={editing}
      faults={isWrong ? { price: words.ofPrices.priceWrong } : undefined}
      onSubmit={() => void add()}
      onClose={onClose}
    >
      {(faultOf) => (
        <>
          <TextInput
            label={words.ofPrices.from}
            type="date"
            value={first}
            error={faultOf('first')}
            min={today}
            onChange={({ target }) => {
              setFirst(target.value)
              if (target.value > last) setLast(target.value)
            }}
          />
          <TextInput
            label={words.ofPrices.until}
            type="date"
            value={last}
            error={faultOf('last')}
            min={first}
            onChange={({ target }) => setLast(target.value)}
          />
          <Tick checked={isClosed} onChange={({ target }) => setClosed(target.checked)}>
            {words.ofPrices.closeInstead}
          </Tick>
          {!isClosed && (
            <TextInput
              label={words.ofPrices.price}
              value={typed}
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              error={faultOf('price')}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </>
      )}
    </DeskForm>
  )
}
