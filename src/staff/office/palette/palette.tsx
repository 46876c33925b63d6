import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { Modal } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { forgetTypedAhead, typedAhead } from '../typed-ahead.ts'
import { matchEntries, type Entry } from './match-entries.ts'
import { useEntries } from './use-entries.ts'
import { useFound } from './use-found.ts'
import './palette.css'
import * as t from '#words/office/palette.ts'

/** Lists what fits the text: first an exact match, then acts and places, search results, and Find itself. */
function useLines(text: string): readonly Entry[] {
  const entries = matchEntries(useEntries(), text)
  const { exact, lines } = useFound(text)
  const typed = text.trim()
  if (typed === '') return entries
  const search: Entry = {
    id: 'find',
    group: t.found,
    name: t.findText(typed),
    icon: 'search',
    opens: OFFICE.found(typed),
  }
  return exact ? [exact, ...entries] : [...entries, ...lines, search]
}

/** Finds acts and places by name, and the record to which a code, phone or reference belongs (Ctrl K). */
export default function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  // The user may have pressed the first keys before this code had loaded.
  const [text, setText] = useState(typedAhead)
  const [chosenId, choose] = useState<string>()
  useEffect(() => forgetTypedAhead(), [])
  const lines = useLines(text)
  const at = Math.max(
    0,
    lines.findIndex(({ id }) => id === chosenId),
  )
  const open = ({ opens }: Entry) => {
    onClose()
    if (typeof opens === 'string') void navigate(opens)
    // The palette first gives the focus back, so that the act's own dialog can take it.
    else setTimeout(opens)
  }
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -at, End: lines.length - 1 - at }
    const step = steps[event.key]
    if (step !== undefined && lines.length > 0) {
      event.preventDefault()
      choose(lines[(at + step + lines.length) % lines.length]?.id)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const line = lines[at]
      if (line) open(line)
    }
  }
  const type = (typed: string) => {
    setText(typed)
    choose(undefined)
  }
  return (
    <Modal shape="dialog" className="palette" leaving={{ closable: true, onClose }} aria-label={t.actsAndPlaces}>
      <Lines text={text} lines={lines} at={at} onType={type} onPress={press} onOpen={open} />
      <footer className="soft" aria-hidden="true">
        {t.keys.map(({ keys, does }) => (
          <span key={does}>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
            {does}
          </span>
        ))}
      </footer>
    </Modal>
  )
}

type LinesProps = {
  text: string
  lines: readonly Entry[]
  /** the index of the chosen line */
  at: number
  onType: (text: string) => void
  onPress: (event: KeyboardEvent) => void
  onOpen: (entry: Entry) => void
}

const scrollTo = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' })

/** Shows a combobox. The focus stays in its field, and `aria-activedescendant` names the chosen line. */
function Lines({ text, lines, at, onType, onPress, onOpen }: LinesProps) {
  const id = useId()
  const groups = [...new Set(lines.map(({ group }) => group))]
  return (
    <>
      <label className="palette-field">
        <Icon name="search" />
        <span className="visually-hidden">{t.actOrPlace}</span>
        <input
          type="text"
          role="combobox"
          placeholder={t.actOrPlace}
          value={text}
          maxLength={120}
          autoComplete="off"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={id}
          aria-activedescendant={lines.length > 0 ? `${id}-${at}` : undefined}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={onPress}
        />
      </label>
      <output className="visually-hidden">{lines.length === 0 ? t.nothing : t.count(lines.length)}</output>
      {/* HTML has no element for a listbox or its options that leaves the focus in the field. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div className="palette-lines" id={id} role="listbox" aria-label={t.actsAndPlaces}>
        {groups.map((group, index) => (
          <fieldset key={group} aria-labelledby={`${id}-group-${index}`}>
            <p id={`${id}-group-${index}`} aria-hidden="true">
              {group}
            </p>
            {lines.map((line, number) =>
              line.group === group ? (
                <button
                  key={line.id}
                  id={`${id}-${number}`}
                  ref={number === at ? scrollTo : undefined}
                  type="button"
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
                  role="option"
                  tabIndex={-1}
                  aria-selected={number === at}
                  className="palette-line"
                  onClick={() => onOpen(line)}
                >
                  <Icon name={line.icon} />
                  <span>
                    <b>{line.name}</b>
                    {line.detail && <span className="soft block">{line.detail}</span>}
                  </span>
                </button>
              ) : null,
            )}
          </fieldset>
        ))}
      </div>
    </>
  )
}
