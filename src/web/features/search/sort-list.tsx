import { ChoiceList } from './choice-list.tsx'
import { SORTS, type Sort } from './search-filters.ts'
import { useFilterSubmit } from './use-filter-submit.ts'
import * as t from '#words/search.ts'

/** Sorts the results with a native select, tied to the filter form by its id. */
export function SortList({ chosen, form }: { chosen: Sort; form: string }) {
  const send = useFilterSubmit()
  return (
    <ChoiceList
      label={t.sortBy}
      name="sort"
      value={chosen}
      choices={Object.entries(SORTS)}
      form={form}
      onChange={(event) => send(event.target.form)}
      className="row whitespace-nowrap max-lg:hidden"
    />
  )
}
