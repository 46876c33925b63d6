import { useEffect, useState } from 'react'
import type { PricePreview } from '#contract/desk-prices.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { TextInput } from '#web/ui/field.tsx'
import { useWords } from '../desk/words/use-words.ts'
import type { PriceCalls, PricesPart } from './part.ts'

const TYPING_MILLISECONDS = 300

type GuestWouldPayProps = { slot: number; date: string; price: number; calls: PriceCalls }

/** Shows what a guest would pay at an unsaved price. */
export function GuestWouldPay({ slot, date, price, calls }: GuestWouldPayProps) {
  const { ofPrices } = useWords()
  const [shown, setShown] = useState<{ price: number; total: number }>()
  useEffect(() => {
    const leaving = new AbortController()
    const load = async () => {
      const answer = await calls.preview({ slot, date, price }, leaving.signal)
      if (answer.ok) setShown({ price, total: answer.value.total })
    }
    const timer = setTimeout(() => void load().catch(() => undefined), TYPING_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [slot, date, price, calls])
  return (
    <p className="soft" aria-live="polite">
      {shown?.price === price && ofPrices.wouldPay(formatRupees(shown.total))}
    </p>
  )
}

/** Loads what a guest pays on a day, again after each price change. */
export function PricePreviewBox({ slot, prices: { value, calls } }: { slot: number; prices: PricesPart }) {
  const words = useWords()
  const [date, setDate] = useState(() => istDateOf(serverNow()))
  const [shown, setShown] = useState<{ of: string; preview: PricePreview }>()
  const asked = `${slot} ${date} ${value.version}`
  useEffect(() => {
    if (!date) return undefined
    const leaving = new AbortController()
    const load = async () => {
      const answer = await calls.preview({ slot, date }, leaving.signal)
      if (answer.ok) setShown({ of: asked, preview: answer.value })
    }
    void load().catch(() => undefined) // aborted: another day was chosen
    return () => leaving.abort()
  }, [slot, date, asked, calls])
  const preview = shown?.of === asked ? shown.preview : undefined
  return (
    <section className="box flow">
      <h2 className="small-heading">{words.ofPrices.guestPays}</h2>
      <TextInput label={words.ofPrices.day} type="date" value={date} onChange={({ target }) => setDate(target.value)} />
      <div aria-live="polite">{preview && <PreviewLines preview={preview} />}</div>
    </section>
  )
}

function PreviewLines({ preview: { closed, room, tax, tax_percent: percent, total } }: { preview: PricePreview }) {
  const words = useWords()
  if (closed) return <p>{words.ofPrices.notSoldThen}</p>
  const lines: [string, number][] = [
    [words.ofPrices.room, room],
    [words.ofPrices.tax(percent), tax],
    [words.ofPrices.total, total],
  ]
  return (
    <dl className="preview-lines">
      {lines.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatRupees(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
