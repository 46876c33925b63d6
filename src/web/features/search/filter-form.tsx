import type { FormEvent, ReactNode, ToggleEvent } from 'react'
import { Form } from '#web/lib/navigation/form.tsx'
import { Button } from '#web/ui/button.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { ChoiceList } from './choice-list.tsx'
import type { FilterTick } from './filter-groups.ts'
import type { SearchPage } from './load-search.ts'
import { PriceRange } from './price-range.tsx'
import { useOptimisticTick } from './use-optimistic-tick.ts'
import { useFilterSubmit } from './use-filter-submit.ts'
import * as t from '#words/search.ts'

/** How many localities are shown before 'Show all'. */
const FIRST_LOCALITIES = 5

/** Field types that submit the form as soon as they change. A number field waits until the number is complete. */
const AT_ONCE = new Set(['checkbox', 'radio', 'select-one'])

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
    const { type } = event.target as HTMLInputElement | HTMLSelectElement
    if (AT_ONCE.has(type)) send(event.currentTarget)
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
  const { facets, filters, groups, near } = page
  if (!facets) return null
  return (
    <>
      {facets.count > 0 && <PriceRange total={facets.total} filters={filters} onSettled={onSettled} />}
      {groups.map(({ title, type, ticks, hint }) => (
        <Group key={title} title={title}>
          {ticks.map((tick) => (
            <Filter key={tick.name + tick.value} type={type} {...tick} />
          ))}
          {hint && <p className="field-hint">{hint}</p>}
        </Group>
      ))}
      {near && (
        <Group title={t.nearPlace}>
          <ChoiceList name="near" label={t.place} value={near.place} choices={near.places} />
          <ChoiceList name="within" label={t.within} value={near.within} choices={near.distances} />
        </Group>
      )}
      <Localities page={page} facets={facets} />
    </>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="filter-group">
    <legend>{title}</legend>
    {children}
  </fieldset>
)

type FilterProps = FilterTick & { type?: 'checkbox' | 'radio' | undefined }

/** A filter that follows the address, which is the page's only state. */
const Filter = ({ isOn, label, value = '1', type = 'checkbox', ...tick }: FilterProps) => (
  <Tick ref={useOptimisticTick(isOn)} value={value} defaultChecked={isOn} type={type} {...tick}>
    {label}
  </Tick>
)

/** Focuses the first locality that a press on 'Show all' reveals, because the pressed button disappears. */
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
