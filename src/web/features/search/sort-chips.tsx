import { SORTS, type Sort } from './search-filters.ts'
import { useOptimisticTick } from './use-optimistic-tick.ts'
import * as t from '#words/search.ts'

/** Short labels, because they are read together with the other chips. */
const USUAL: readonly (readonly [Sort, string])[] = [
  ['best', SORTS.best],
  ['price-up', SORTS['price-up']],
  ['price-down', SORTS['price-down']],
  ['rating', t.rating],
]
const RARE: typeof USUAL = [['rating-up', SORTS['rating-up']]]

/** Lists the sort orders in the phone's sheet: the usual ones first, the rare ones after 'More'. */
export function SortChips({ chosen, isNear }: { chosen: Sort; isNear: boolean }) {
  const chip = ([value, label]: (typeof USUAL)[number]) => (
    <SortChip key={value} value={value} label={label} isChosen={value === chosen} />
  )
  return (
    <fieldset className="filter-group">
      <legend>{t.sortBy}</legend>
      <div className="chips">
        {isNear && chip(['near', SORTS.near])}
        {USUAL.map(chip)}
        <details className="rare-sorts" open={RARE.some(([value]) => value === chosen)}>
          <summary className="chip">{t.more}</summary>
          {RARE.map(chip)}
        </details>
      </div>
    </fieldset>
  )
}

const SortChip = ({ value, label, isChosen }: { value: Sort; label: string; isChosen: boolean }) => (
  <label className="chip">
    <input
      ref={useOptimisticTick(isChosen)}
      className="visually-hidden"
      type="radio"
      name="sort"
      value={value}
      defaultChecked={isChosen}
    />
    {label}
  </label>
)
