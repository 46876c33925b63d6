import { useState } from 'react'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { FULL_DAY } from '#domain/slots/slots.ts'
import { writeStayQuery } from '#web/features/stay/booking-query.ts'
import { placePath, searchPath } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { FinderStep } from './finder-step.tsx'
import { finderLabels, slotChoices, type Finder } from './finder-view.ts'
import { lowestPricesOf } from './lowest-prices.ts'
import { PanelFrame } from './panel-frame.tsx'
import { SEARCH_FIELDS, type SearchField } from './search-fields.ts'
import { checkoutDate, nextSearchForm, type SearchForm, type SearchStep } from './search-form.ts'
import { recordSearch } from './record-search.ts'
import './finder-panel.css'
import * as common from '#words/common.ts'
import * as t from '#words/search.ts'

const TITLES: Record<SearchField, string> = {
  city: t.whichCity,
  checkin: t.whenDoYouCheckIn,
  slot: t.whichTimeSuitsYou,
  checkout: t.whenDoYouCheckOut,
}

const CRUMBS: Record<SearchField, string> = {
  city: common.city,
  checkin: common.checkIn,
  slot: common.slot,
  checkout: common.checkOut,
}

type FinderPanelProps = { finder: Finder; lowestPrices?: Record<string, number> | undefined }

/** Edits the form field by field, in a sheet on a phone and in a popover under the cells on a desktop. */
export default function FinderPanel({ finder, lowestPrices }: FinderPanelProps) {
  const { view, setView, setField } = finder
  const navigate = useNavigate()
  const [form, setForm] = useState<SearchForm>({ values: view.values, editing: finder.field, isSubmitted: false })
  const field = form.editing ?? 'city'
  const knownPrices = form.values.city === finder.initialCity ? lowestPrices : undefined

  const take = (step: SearchStep) => {
    const next = nextSearchForm(form, step, new Date(view.now))
    const { values } = next
    const now = new Date(view.now)
    setForm(next)
    setView({
      ...view,
      values,
      checkout: checkoutDate(values),
      ...finderLabels(values, view.cities, now),
      choices: view.choices && slotChoices(values, view.cities, now),
    })
    setField(next.editing)
    if (!next.isSubmitted) return
    recordSearch(values)
    const { city, place } = values
    const query = writeStayQuery({ ...values, city: place ? undefined : city, hasBathtub: false, payAtHotel: false })
    void navigate(city && place ? placePath(city, place.slug, query) : searchPath(query))
  }

  return (
    <PanelFrame title={TITLES[field]} field={field} setField={setField}>
      <Crumbs editing={field} labels={view.labels} onEdit={(wanted) => take({ type: 'edit', field: wanted })} />
      <FinderStep
        key={field}
        field={field}
        form={form}
        view={view}
        lowestPrices={knownPrices ?? lowestPricesOf(form.values.city)}
        take={take}
      />
      {field === 'slot' && (
        <footer className="lg:hidden">
          <Button
            variant="primary"
            className="grow"
            onClick={() => take({ type: 'choose-slot', slot: form.values.slot })}
          >
            {form.values.slot === FULL_DAY ? t.chooseCheckOut : t.searchHotels}
          </Button>
        </footer>
      )}
    </PanelFrame>
  )
}

type CrumbsProps = {
  editing: SearchField
  labels: Record<SearchField, string>
  onEdit: (field: SearchField) => void
}

/** Scrolls to the current step, because on a narrow phone the finished steps may take up the whole row. */
const showStep = (step: HTMLElement | null) => step?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** Shows where the guest is in the form. Finished fields can be changed, and later fields cannot be opened early. */
function Crumbs({ editing, labels, onEdit }: CrumbsProps) {
  const here = SEARCH_FIELDS.indexOf(editing)
  return (
    <ol className="finder-steps lg:hidden">
      {SEARCH_FIELDS.map((field, index) => (
        <li key={field} className={index < here ? 'passed' : ''}>
          <button
            type="button"
            disabled={index > here}
            aria-current={index === here ? 'step' : undefined}
            ref={index === here ? showStep : null}
            onClick={() => onEdit(field)}
          >
            {index < here ? labels[field] : CRUMBS[field]}
          </button>
        </li>
      ))}
    </ol>
  )
}
