import { useState, type SubmitEvent } from 'react'
import { TextInput } from '#web/ui/field.tsx'

/** One of the chips under the text: what it shows, and whether it does. */
type Choice<Value> = { value: Value; name: string }

type FilterFormProps<Value> = {
  /** of the field, which says it instead of a label */
  label: string
  /** what stands in the address */
  text: string
  chosen: Value
  choices: readonly Choice<Value>[]
  onFilter: (filter: { text: string; chosen: Value }) => void
}

/** A list's filter: a text, and chips of which one is chosen. A chip takes the text along as it is typed by then. */
export function FilterForm<Value extends string>(props: FilterFormProps<Value>) {
  const { label, text, chosen, choices, onFilter } = props
  const [typed, setTyped] = useState(text)
  const filter = (value: Value) => onFilter({ text: typed.trim(), chosen: value })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    filter(chosen)
  }
  return (
    <form className="filter-form" onSubmit={submit}>
      <TextInput
        label={label}
        labelLook="heard"
        placeholder={label}
        icon="search"
        type="search"
        value={typed}
        maxLength={80}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="chips">
        {choices.map(({ value, name }) => (
          <button
            key={value}
            type="button"
            className="chip"
            aria-pressed={value === chosen}
            onClick={() => filter(value)}
          >
            {name}
          </button>
        ))}
      </div>
    </form>
  )
}

/** What a filter has, for an address: what is empty is left out. */
export const withoutEmpty = (filter: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))
