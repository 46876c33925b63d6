import { Link } from '#web/lib/navigation/link.tsx'
import { useNavigation } from '#web/lib/navigation/navigation.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { FilterForm } from './filter-form.tsx'
import { SortChips } from './sort-chips.tsx'
import type { SearchPage } from './load-search.ts'
import * as common from '#words/common.ts'
import * as t from '#words/search.ts'

/** The filters on a phone. The list behind the sheet follows each change, and the button counts the matching hotels. */
export default function FilterSheet({ page, onClose }: { page: SearchPage; onClose: () => void }) {
  const isWaiting = useNavigation().state !== 'idle'
  return (
    <Sheet
      title={t.filters}
      className="filter-sheet"
      leaving={{ closable: true, onClose }}
      footer={
        <>
          <Link className="button bare" to={page.clearPath} preventScrollReset>
            {t.clearAll}
          </Link>
          <Button variant="primary" className="grow" onClick={onClose}>
            {isWaiting ? common.loading : t.showFound(page.total)}
          </Button>
        </>
      }
    >
      <FilterForm page={page} id="filter-sheet">
        <SortChips chosen={page.filters.sort} isNear={page.filters.near !== undefined} />
      </FilterForm>
    </Sheet>
  )
}
