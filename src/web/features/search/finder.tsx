import { lazy, startTransition, Suspense, useEffect, useRef, useState, type RefObject } from 'react'
import { Form } from '#web/lib/navigation/form.tsx'
import { PATHS } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import type { FinderView, Finder } from './finder-view.ts'
import { startOfEditing, type SearchField } from './search-fields.ts'
import { recordSearch } from './record-search.ts'
import { SlotChips } from './slot-chips.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/search.ts'

const loadPanel = () => import('./finder-panel.tsx')
const FinderPanel = lazy(loadPanel)

/** State shared by the form and everything that opens it. A component that shows a different search needs a new key. */
export function useFinder(initial: FinderView): Finder {
  const [view, setView] = useState(initial)
  const [field, setField] = useState<SearchField>()
  return {
    view,
    initialCity: initial.values.city,
    field,
    setView,
    setField,
    open: (chosen) => setField(startOfEditing(chosen)),
  }
}

const CELLS: readonly { field: SearchField; label: string; icon: IconName }[] = [
  { field: 'city', label: common.city, icon: 'map-pin' },
  { field: 'checkin', label: common.checkIn, icon: 'calendar-days' },
  { field: 'slot', label: common.slot, icon: 'clock' },
  { field: 'checkout', label: common.checkOut, icon: 'log-out' },
]

type FinderFormProps = {
  finder: Finder
  submitLabel: string
  id?: string
  className?: string
  /** lowest prices by slot key, if the page knows them for the chosen city */
  lowestPrices?: Record<string, number> | undefined
}

/**
 * The search form. It is a plain GET form with native fields until the script runs, and then has cells that open the
 * panel.
 */
export function FinderForm({ finder, submitLabel, id, className = '', lowestPrices }: FinderFormProps) {
  const { view, field } = finder
  const form = useRef<HTMLFormElement>(null)
  const isEnhanced = useEnhanced(form)
  return (
    <div className="relative">
      <Form
        ref={form}
        id={id}
        action={PATHS.searchResults}
        className={`finder ${className}`}
        aria-label={common.findHotel}
        onPointerEnter={() => void loadPanel()}
        onSubmit={() => recordSearch(view.values)}
      >
        <div className="finder-cells">
          {CELLS.map((cell) =>
            cell.field === 'slot' && view.choices ? (
              <SlotChips key={cell.field} {...{ ...cell, finder, choices: view.choices, isEnhanced }} />
            ) : isEnhanced ? (
              <Cell key={cell.field} {...cell} finder={finder} />
            ) : (
              <NativeCell key={cell.field} {...cell} view={view} />
            ),
          )}
        </div>
        {view.values.place && <input type="hidden" name="place" value={view.values.place.slug} />}
        <PartyValues view={view} />
        <Button type="submit" variant="primary" className="big">
          <Icon name="search" />
          {submitLabel}
        </Button>
      </Form>
      {view.begun && (
        <section aria-label={t.aboutTimeChosen}>
          <p className="field-hint text-center">{view.begun}</p>
        </section>
      )}
      {field && (
        <Suspense>
          <FinderPanel finder={finder} lowestPrices={lowestPrices} />
        </Suspense>
      )}
    </div>
  )
}

type CellProps = (typeof CELLS)[number]

function Cell({ field, label, icon, finder }: CellProps & { finder: Finder }) {
  const isOwnSlot = finder.view.values.slot < 4
  return (
    <button
      type="button"
      className={`finder-cell ${field === 'checkout' && isOwnSlot ? 'auto' : ''}`}
      aria-haspopup="dialog"
      aria-expanded={finder.field === field}
      onClick={() => finder.open(field)}
    >
      <span className="finder-label">
        <Icon name={icon} />
        {label}
      </span>
      <span className="finder-value">
        <Words>{finder.view.labels[field]}</Words>
      </span>
      <input type="hidden" name={field} value={sentValues(finder.view)[field]} />
    </button>
  )
}

/** The values that the form submits. Their order is fixed, so that the same search always has the same URL. */
const sentValues = ({ values, checkout }: FinderView): Record<SearchField, string> => ({
  city: values.city ?? '',
  checkin: values.date,
  slot: String(values.slot),
  checkout,
})

/** Lets 'Full Day, 12 noon to 11 AM' break only at its last comma on a narrow phone. */
function Words({ children }: { children: string }) {
  const end = children.lastIndexOf(', ') + 1
  return (
    <>
      {children.slice(0, end)} <span className="whitespace-nowrap">{children.slice(end).trimStart()}</span>
    </>
  )
}

function NativeCell({ field, label, icon, view }: CellProps & { view: FinderView }) {
  return (
    <label className={`finder-cell ${field === 'checkout' ? 'auto' : ''}`}>
      <span className="finder-label">
        <Icon name={icon} />
        {label}
      </span>
      <NativeField field={field} view={view} />
    </label>
  )
}

function NativeField({ field, view }: { field: SearchField; view: FinderView }) {
  const shared = { className: 'finder-value', name: field, defaultValue: sentValues(view)[field] }
  if (field === 'checkin' || field === 'checkout')
    return <input type="date" min={view.firstDate} max={view.lastDate} {...shared} />
  const options =
    field === 'city'
      ? view.cities.map(({ slug, name }) => [slug, name] as const)
      : view.slots.map(({ index, label }) => [index, label] as const)
  return (
    <select {...shared}>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

/** Leaves the default of two guests in one room out of the address. */
const PartyValues = ({ view: { values } }: { view: FinderView }) =>
  values.rooms === 1 && values.guests === 2 ? null : (
    <>
      <input type="hidden" name="guests" value={values.guests} />
      <input type="hidden" name="rooms" value={values.rooms} />
    </>
  )

/** Keeps native fields that somebody changed before the script loaded, so that no choice is lost. */
function isUntouched(form: HTMLFormElement | null): boolean {
  const inputs = [...(form?.querySelectorAll('input') ?? [])]
  const options = [...(form?.querySelectorAll('option') ?? [])]
  return (
    inputs.every((input) => input.value === input.defaultValue && input.checked === input.defaultChecked) &&
    options.every((option) => option.selected === option.defaultSelected)
  )
}

/** Whether the document's first form is hydrated. Later forms start with cells. */
let isServedFormMet = false

/** Decides once whether to render cells, in a transition, so that the rest of the page hydrates first. */
function useEnhanced(form: RefObject<HTMLFormElement | null>): boolean {
  const [isEnhanced, setEnhanced] = useState(isServedFormMet)
  useEffect(() => {
    isServedFormMet = true
    startTransition(() => setEnhanced((is) => is || isUntouched(form.current)))
  }, [form])
  return isEnhanced
}
