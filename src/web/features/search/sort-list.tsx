import { useCallback } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { SORTS, type Sort } from './search-filters.ts'
import { useFilterSubmit } from './use-filter-submit.ts'
import * as t from '#words/search.ts'

/** Sorts the results with a native select, tied to the filter form by its id. */
export function SortList({ chosen, form }: { chosen: Sort; form: string }) {
  const send = useFilterSubmit()
  const follow = useCallback(
    (list: HTMLSelectElement | null) => {
      if (list) list.value = chosen
    },
    [chosen],
  )
  return (
    <label className="row whitespace-nowrap max-lg:hidden">
      {t.sortBy}
      <span className="input">
        <select
          ref={follow}
          name="sort"
          form={form}
          defaultValue={chosen}
          onChange={(event) => send(event.target.form)}
        >
          {Object.entries(SORTS).map(([value, label]) => (
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
