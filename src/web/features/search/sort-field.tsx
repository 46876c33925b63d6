import { useCallback } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import type { SearchPage } from './load-search.ts'
import { SORTS, type Sort, type SortChoice } from './search-filters.ts'
import { useFilterSubmit } from './use-filter-submit.ts'
import { useFollowed } from './use-followed.ts'

export type SortLook = 'chips' | 'select'

const OPTIONS = Object.entries(SORTS) as [Sort, SortChoice][]
const USUAL = OPTIONS.filter(([, { use }]) => use === 'usual')
const RARE = OPTIONS.filter(([, { use }]) => use === 'rare')

type SortFieldProps = { page: SearchPage; look: SortLook; form?: string }

/** Sorting as chips in the sheet, or as a native list beside the results, tied to the form of filters by its id. */
export const SortField = ({ page, look, form }: SortFieldProps) =>
  look === 'chips' ? <SortChips chosen={page.filters.sort} /> : <SortList chosen={page.filters.sort} form={form} />

function SortChips({ chosen }: { chosen: Sort }) {
  const chip = ([value, { label, chip: short = label }]: (typeof OPTIONS)[number]) => (
    <SortChip key={value} value={value} label={short} isChosen={value === chosen} />
  )
  return (
    <fieldset className="filter-group">
      <legend>Sort by</legend>
      <div className="chips">
        {USUAL.map(chip)}
        <details className="rare-sorts" open={RARE.some(([value]) => value === chosen)}>
          <summary className="chip">More</summary>
          {RARE.map(chip)}
        </details>
      </div>
    </fieldset>
  )
}

const SortChip = ({ value, label, isChosen }: { value: Sort; label: string; isChosen: boolean }) => (
  <label className="chip">
    <input
      ref={useFollowed(isChosen)}
      className="visually-hidden"
      type="radio"
      name="sort"
      value={value}
      defaultChecked={isChosen}
    />
    {label}
  </label>
)

function SortList({ chosen, form }: { chosen: Sort; form: string | undefined }) {
  const send = useFilterSubmit()
  const follow = useCallback(
    (list: HTMLSelectElement | null) => {
      if (list) list.value = chosen
    },
    [chosen],
  )
  return (
    <label className="row whitespace-nowrap max-lg:hidden">
      Sort by
      <span className="input">
        <select
          ref={follow}
          name="sort"
          form={form}
          defaultValue={chosen}
          onChange={(event) => send(event.target.form)}
        >
          {OPTIONS.map(([value, { label }]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </label>
  )
}
