import type { FormEvent, ReactNode, ToggleEvent } from 'react'
import { Form } from '#web/lib/navigation/form.tsx'
import { Button } from '#web/ui/button.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { FACT_LABELS, FILTER_FACTS, type FactGroup } from '../hotels/fact-labels.ts'
import type { SearchPage } from './load-search.ts'
import { PriceRange } from './price-range.tsx'
import { useOptimisticTick } from './use-optimistic-tick.ts'
import { useFilterSubmit } from './use-filter-submit.ts'
import * as common from '#words/common.ts'
import * as t from '#words/search.ts'

/** Localities shown before 'Show all'. */
const FIRST_LOCALITIES = 5

type FilterFormProps = {
  page: SearchPage
  id: string
  /** fields in front of the filters */
  children?: ReactNode
}

/** Filters as a plain GET form. Submits on every change; without scripts there is a button. */
export function FilterForm({ page, id, children }: FilterFormProps) {
  const send = useFilterSubmit()
  const sendChange = (event: FormEvent<HTMLFormElement>) => {
    const field = event.target as HTMLInputElement
    if (field.type === 'checkbox' || field.type === 'radio') send(event.currentTarget)
  }
  return (
    <Form
      id={id}
      onChange={sendChange}
      onSubmit={(event) => {
        event.preventDefault()
        send(event.currentTarget)
      }}
    >
      {page.hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <FilterFields page={page} onSettled={send} />
      <noscript>
        <Button type="submit" variant="primary" className="w-full">
          {t.showHotels}
        </Button>
      </noscript>
    </Form>
  )
}

function FilterFields({ page, onSettled }: { page: SearchPage; onSettled: (form: HTMLFormElement | null) => void }) {
  const { facets, filters } = page
  if (!facets) return null
  return (
    <>
      {facets.count > 0 && <PriceRange price={facets.price} filters={filters} onSettled={onSettled} />}
      <Group title={t.roomsWith}>
        <Filter name="bathtub" isOn={filters.bathtub} count={facets.has_bathtub} label={common.bathtub} />
        <FactFilters group="room" filters={filters} facets={facets} />
      </Group>
      {GROUPS.map(
        ([group, title]) =>
          hasFacts(group) && (
            <Group key={group} title={title}>
              <FactFilters group={group} filters={filters} facets={facets} />
            </Group>
          ),
      )}
      <Localities page={page} facets={facets} />
    </>
  )
}

const GROUPS = [
  ['hotel', t.hotelsWith],
  ['welcome', t.welcoming],
] as const

const hasFacts = (group: FactGroup) => FILTER_FACTS.some((name) => FACT_LABELS[name].group === group)

type FactFiltersProps = Pick<SearchPage, 'filters'> & { group: FactGroup; facets: NonNullable<SearchPage['facets']> }

const FactFilters = ({ group, filters, facets }: FactFiltersProps) =>
  FILTER_FACTS.filter((name) => FACT_LABELS[name].group === group).map((name) => (
    <Filter
      key={name}
      name={FACT_LABELS[name].param}
      isOn={filters.facts[name]}
      count={facets[name]}
      label={FACT_LABELS[name].label}
    />
  ))

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="filter-group">
    <legend>{title}</legend>
    {children}
  </fieldset>
)

type FilterProps = { name: string; value?: string; isOn: boolean; count: number; label: string }

/** Follows the address, which holds the page's only state. */
const Filter = ({ name, value = '1', isOn, count, label }: FilterProps) => (
  <Tick ref={useOptimisticTick(isOn)} name={name} value={value} defaultChecked={isOn} count={count}>
    {label}
  </Tick>
)

/** Focuses the first of the other localities when they are shown, because the button disappears. */
const focusFirstShown = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
  if (currentTarget.open) currentTarget.querySelector('input')?.focus({ preventScroll: true })
}

function Localities({ page, facets }: { page: SearchPage; facets: NonNullable<SearchPage['facets']> }) {
  const chosen = page.filters.localities
  const isFirst = ({ slug }: { slug: string }, index: number) => index < FIRST_LOCALITIES || chosen.includes(slug)
  const first = facets.localities.filter(isFirst)
  const others = facets.localities.filter((locality) => !first.includes(locality))
  const filter = ({ slug, name, count }: (typeof first)[number]) => (
    <Filter key={slug} name="locality" value={slug} isOn={chosen.includes(slug)} count={count} label={name} />
  )
  return (
    <Group title={t.locality}>
      {first.map(filter)}
      {others.length > 0 && (
        <details className="other-localities" onToggle={focusFirstShown}>
          <summary className="link">{t.showAll(facets.localities.length)}</summary>
          {others.map(filter)}
        </details>
      )}
    </Group>
  )
}
