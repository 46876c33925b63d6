import { useEffect, useRef, useState, type ReactNode } from 'react'
import { setField, type Control } from '#web/lib/set-field.ts'
import { Notice } from '#web/ui/notice.tsx'
import { forgetDraft, readDraft, writeDraft } from './drafts.ts'
import * as t from '#words/office/frame.ts'

type KeptFieldsProps = {
  /** a name that no other form of the office uses */
  name: string
  children: ReactNode
}

/**
 * Keeps what is typed into its fields in this tab until `forgetDraft(name)`, even after Esc, a reload or the back
 * button. Does not restore fields that a colleague has saved with a different value meanwhile. Does not keep files.
 */
export function KeptFields({ name, children }: KeptFieldsProps) {
  const body = useRef<HTMLDivElement>(null)
  const opened = useRef<Contents>({})
  const [isRestored, setRestored] = useState(false)
  useEffect(() => {
    if (!body.current) return
    opened.current = contentsOf(body.current)
    const kept = keptIn(name)
    setRestored(Object.keys(kept).length > 0)
    void fill(
      body.current,
      Object.entries(kept).map(([label, { from, to }]) => [label, to, from]),
    )
  }, [name])
  const keep = (changed: EventTarget) => {
    const [label, control] = fieldsOf(body.current).find(([, known]) => known === changed) ?? []
    if (label === undefined || !control) return
    const change = { from: opened.current[label] ?? '', to: valueOf(control) }
    writeDraft(name, JSON.stringify({ ...keptIn(name), [label]: change }))
  }
  const clear = () => {
    forgetDraft(name)
    setRestored(false)
    void fill(body.current, Object.entries(opened.current))
  }
  return (
    <div ref={body} className="flow" onInput={({ target, nativeEvent }) => nativeEvent.isTrusted && keep(target)}>
      {isRestored && (
        <Notice>
          {t.restored}{' '}
          <button type="button" className="link" onClick={clear}>
            {t.emptyFields}
          </button>
        </Notice>
      )}
      {children}
    </div>
  )
}

/** Returns the value of each field, by its label. A checkbox or radio button is 'on' or ''. */
type Contents = Readonly<Record<string, string>>
/** What the operator typed into each field, and the field's value when the form was opened. */
type Kept = Readonly<Record<string, { from: string; to: string }>>

const FIELDS = 'input:not([type="file"], [type="password"]), select, textarea'

const isTicked = (control: Control): boolean => control.type === 'checkbox' || control.type === 'radio'

const fieldsOf = (body: HTMLElement | null): readonly (readonly [label: string, control: Control])[] =>
  [...(body?.querySelectorAll<Control>(FIELDS) ?? [])].map((control) => [
    control.labels?.[0]?.textContent ?? control.ariaLabel ?? control.name,
    control,
  ])

const valueOf = (control: Control): string =>
  !isTicked(control) ? control.value : control instanceof HTMLInputElement && control.checked ? 'on' : ''

const contentsOf = (body: HTMLElement): Contents =>
  Object.fromEntries(fieldsOf(body).map(([label, control]) => [label, valueOf(control)]))

function keptIn(name: string): Kept {
  const draft = readDraft(name)
  return draft === '' ? {} : (JSON.parse(draft) as Kept)
}

/**
 * Fills the fields one after the other, because a choice may reveal further fields. Leaves out a field that no longer
 * contains the value it had `before`.
 */
async function fill(
  body: HTMLElement | null,
  contents: readonly (readonly [label: string, value: string, before?: string])[],
): Promise<void> {
  for (const [label, value, before] of contents) {
    const control = fieldsOf(body).find(([known]) => known === label)?.[1]
    const now = control && valueOf(control)
    // A radio button is unchecked by choosing another one in its group.
    if (!control || now === value || (control.type === 'radio' && value === '')) continue
    if (before === undefined || now === before) setField({ control, value, isChecked: value === 'on' })
    // React renders each change before it handles the next, as if the operator had typed it.
    await Promise.resolve()
  }
}
