import { useState, type ReactNode, type SubmitEvent } from 'react'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useMedia } from '../kit/use-media.ts'
import './list-filters.css'
import * as t from '#words/office/filters.ts'

type ListFiltersProps = {
  /** the address of the whole list; undefined while nothing is filtered */
  clearTo: string | undefined
  children: ReactNode
}

/** Shows the filters of a list. On a phone they are folded, so that the first rows fit on the first screen. */
export function ListFilters({ clearTo, children }: ListFiltersProps) {
  const hasRoom = useMedia('(min-width: 48em)')
  const fields = (
    <div className="list-filters">
      {children}
      {clearTo !== undefined && <LinkButton to={clearTo}>{t.clear}</LinkButton>}
    </div>
  )
  return (
    <search aria-label={t.filters}>
      {hasRoom ? (
        fields
      ) : (
        <details className="folded-filters">
          <summary>
            {t.filters}
            <Icon name="chevron-down" />
          </summary>
          {fields}
        </details>
      )}
    </search>
  )
}

/** Shows one choice of the filter. Changing it reloads the list immediately. */
export function Choice<Value extends string>(props: {
  label: string
  chosen: Value | undefined
  names: Record<Value, string>
  values: readonly Value[]
  /** whether the first choice is 'all'; false if the filter always has a value */
  hasAny?: boolean
  onChoose: (value: Value | undefined) => void
}) {
  const { label, chosen, names, values, hasAny = true, onChoose } = props
  return (
    <Select
      label={label}
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(values.find((value) => value === target.value))}
    >
      {hasAny && <option value="">{t.any}</option>}
      {values.map((value) => (
        <option key={value} value={value}>
          {names[value]}
        </option>
      ))}
    </Select>
  )
}

type TypedField = {
  name: string
  label: string
  type?: 'date' | 'month'
  placeholder?: string
  value: string | undefined
}

/** Shows fields that filter only once the form is sent, so that a half-typed word does not start a search. */
export function TypedFields({
  fields,
  onShow,
}: {
  fields: readonly TypedField[]
  onShow: (typed: Record<string, string>) => void
}) {
  const [typed, setTyped] = useState<Record<string, string>>({})
  const valueOf = ({ name, value = '' }: TypedField) => typed[name] ?? value
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onShow(Object.fromEntries(fields.map((field) => [field.name, valueOf(field).trim()])))
  }
  return (
    <form className="list-filters wide" onSubmit={submit}>
      {fields.map((field) => (
        <TextInput
          key={field.name}
          label={field.label}
          type={field.type ?? 'text'}
          placeholder={field.placeholder}
          value={valueOf(field)}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => setTyped({ ...typed, [field.name]: target.value })}
        />
      ))}
      <Button type="submit">{t.show}</Button>
    </form>
  )
}
