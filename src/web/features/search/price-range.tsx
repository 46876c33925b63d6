import { useState, type CSSProperties } from 'react'
import { formatRupees } from '#domain/kernel/money.ts'
import type { SearchFacets } from '#contract/hotel-search.ts'
import type { SearchFilters } from './search-filters.ts'
import * as t from '#words/search.ts'

const STEP_RUPEES = 50

type PriceRangeProps = {
  total: SearchFacets['total']
  filters: Pick<SearchFilters, 'above' | 'below'>
  /** called when the form has to be submitted with these values */
  onSettled: (form: HTMLFormElement | null) => void
}

/**
 * Takes two bounds, both exclusive (specification §4), typed or dragged over a histogram of the stay's totals with tax.
 */
export function PriceRange({ total, filters, onSettled }: PriceRangeProps) {
  const low = Math.floor((total.min - 1) / STEP_RUPEES) * STEP_RUPEES
  const high = Math.ceil((total.max + 1) / STEP_RUPEES) * STEP_RUPEES
  const [above, setAbove] = useState(filters.above ?? low)
  const [below, setBelow] = useState(filters.below ?? high)
  const address = [filters.above, filters.below, low, high].join(' ')
  const [followed, setFollowed] = useState(address)
  // Updates the bounds when the address changes, but keeps the field elements, so that they keep the focus.
  if (followed !== address) {
    setFollowed(address)
    setAbove(filters.above ?? low)
    setBelow(filters.below ?? high)
  }
  const share = (value: number) => ((Math.min(Math.max(value, low), high) - low) / (high - low || 1)) * 100
  const bounds = { '--low': `${share(above)}%`, '--high': `${100 - share(below)}%` } as CSSProperties
  const tallest = Math.max(...total.histogram, 1)
  const settle = (event: { currentTarget: HTMLInputElement }) => onSettled(event.currentTarget.form)

  return (
    <fieldset className="filter-group">
      <legend>{t.totalForThisSlot}</legend>
      <div className="price-histogram" aria-hidden="true">
        {[...total.histogram.entries()].map(([bar, count]) => {
          const middle = ((bar + 0.5) / total.histogram.length) * 100
          const isIn = middle >= share(above) && middle <= share(below)
          return <i key={bar} className={isIn ? 'in-range' : ''} style={{ height: `${(count / tallest) * 100}%` }} />
        })}
      </div>
      <div className="price-range" style={bounds} aria-hidden="true">
        <span className="price-range-span" />
        <Thumb
          {...{ low, high }}
          value={above}
          onSlide={(to) => setAbove(Math.min(to, below - STEP_RUPEES))}
          onSettled={settle}
        />
        <Thumb
          {...{ low, high }}
          value={below}
          onSlide={(to) => setBelow(Math.max(to, above + STEP_RUPEES))}
          onSettled={settle}
        />
      </div>
      <div className="flex gap-3 mt-4">
        <Bound
          name="above"
          label={t.above}
          value={above}
          sent={filters.above ?? low}
          edge={low}
          onType={setAbove}
          onSettled={settle}
        />
        <Bound
          name="below"
          label={t.below}
          value={below}
          sent={filters.below ?? high}
          edge={high}
          onType={setBelow}
          onSettled={settle}
        />
      </div>
    </fieldset>
  )
}

type Settle = (event: { currentTarget: HTMLInputElement }) => void

type ThumbProps = { low: number; high: number; value: number; onSlide: (value: number) => void; onSettled: Settle }

/** Hides the sliders from screen readers, because the fields below have the same values. */
const Thumb = ({ low, high, value, onSlide, onSettled }: ThumbProps) => (
  <input
    type="range"
    tabIndex={-1}
    min={low}
    max={high}
    step={STEP_RUPEES}
    value={value}
    onChange={(event) => onSlide(event.target.valueAsNumber)}
    onPointerUp={onSettled}
  />
)

type BoundProps = {
  name: string
  label: string
  value: number
  /** the value in the address */
  sent: number
  edge: number
  onType: (value: number) => void
  onSettled: Settle
}

/** A bound at the edge filters nothing, so its field is empty, with the lowest or highest price as a placeholder. */
function Bound({ name, label, value, sent, edge, onType, onSettled }: BoundProps) {
  // Adds no comma while somebody types, because that would move the caret.
  const [isTyping, setTyping] = useState(false)
  const settle = (event: { currentTarget: HTMLInputElement }) => value !== sent && onSettled(event)
  return (
    <label className="grow min-w-0">
      <span className="soft block mb-1">{label}</span>
      <span className="input digits">
        <span className="input-prefix">₹</span>
        <input
          name={name}
          inputMode="numeric"
          maxLength={8}
          placeholder={grouped(edge)}
          value={value === edge ? '' : isTyping ? value : grouped(value)}
          onChange={(event) => onType(Number(event.target.value.replaceAll(/\D/g, '').slice(0, 6)) || edge)}
          onFocus={() => setTyping(true)}
          onBlur={(event) => {
            setTyping(false)
            settle(event)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            settle(event)
          }}
        />
      </span>
    </label>
  )
}

/** '2,200', because the currency sign precedes the field. */
const grouped = (amount: number) => formatRupees(amount).slice(1)
