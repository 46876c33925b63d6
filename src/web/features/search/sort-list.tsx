import { ChoiceList } from './choice-list.tsx'
import { SORTS, type Sort } from './search-filters.ts'
import { useFilterSubmit } from './use-filter-submit.ts'
import * as t from '#words/search.ts'

/** Sorts the results with a native select, tied to the filter form by its id. */
export function SortList({ chosen, isNear, form }: { chosen: Sort; isNear: boolean; form: string }) {
  const send = useFilterSubmit()
  return (
    <ChoiceList
      label={t.sortBy}
      name="sort"
      value={chosen}
      choices={Object.entries(SORTS).filter(([sort]) => isNear || sort !== 'near')}
      form={form}
      onChange={(event) => send(event.target.form)}
      className="row whitespace-nowrap max-lg:hidden"
    />
  )
}
