import { Icon } from '#web/ui/icon.tsx'
import type { SearchPage } from './load-search.ts'
import { SORTS, type Sort } from './search-filters.ts'
import { useFilterSubmit } from './use-filter-submit.ts'

export type SortLook = 'chips' | 'select'

const OPTIONS = Object.entries(SORTS) as [Sort, (typeof SORTS)[Sort]][]

type SortFieldProps = { page: SearchPage; look: SortLook; form?: string }

/** Sorting as chips in the sheet, or as a native list beside the results, tied to the form of filters by its id. */
export function SortField({ page, look, form }: SortFieldProps) {
  const send = useFilterSubmit()
  const { sort } = page.filters
  if (look === 'chips') {
    return (
      <fieldset className="filter-group">
        <legend>Sort by</legend>
        <div className="chips">
          {OPTIONS.map(([value, { label }]) => (
            <label key={value} className="chip">
              <input
                key={sort}
                className="visually-hidden"
                type="radio"
                name="sort"
                value={value}
                defaultChecked={value === sort}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
    )
  }
  return (
    <label className="row whitespace-nowrap max-lg:hidden">
      Sort by
      <span className="input">
        <select key={sort} name="sort" form={form} defaultValue={sort} onChange={(event) => send(event.target.form)}>
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
