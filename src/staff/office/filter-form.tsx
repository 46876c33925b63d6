import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { TextInput } from '#web/ui/field.tsx'

/** One chip of a filter: its label, and whether it is chosen. */
type Choice<Value> = { value: Value; name: string }

/** Waits while somebody types, so that not every key sends a request. */
const PAUSE_MILLISECONDS = 250

type FilterFormProps<Value> = {
  /** the field's accessible name, since it has no visible label */
  label: string
  /** the text from the address */
  text: string
  chosen: Value
  choices: readonly Choice<Value>[]
  /** whether the list changes as the user types, without Enter */
  isLive?: boolean
  onFilter: (filter: { text: string; chosen: Value }) => void
}

/**
 * Filters a list by text and by chips, of which exactly one is chosen. Pressing a chip also applies the text typed so
 * far.
 */
export function FilterForm<Value extends string>(props: FilterFormProps<Value>) {
  const { label, text, chosen, choices, isLive = false, onFilter } = props
  const [typed, setTyped] = useState(text)
  const [shown, setShown] = useState(text)
  // A saved view or 'back' changes the address and therefore the field. A list that is filtered with each key keeps the
  // typed text.
  if (shown !== text) {
    setShown(text)
    if (!isLive && text !== typed.trim()) setTyped(text)
  }
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  const filter = (value: Value) => {
    clearTimeout(pause.current)
    onFilter({ text: typed.trim(), chosen: value })
  }
  const type = (words: string) => {
    setTyped(words)
    clearTimeout(pause.current)
    if (isLive) pause.current = setTimeout(() => onFilter({ text: words.trim(), chosen }), PAUSE_MILLISECONDS)
  }
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
        onChange={({ target }) => type(target.value)}
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
