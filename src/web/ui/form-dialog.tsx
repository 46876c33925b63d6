import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { Button } from './button.tsx'
import { Dialog, Sheet } from './dialog.tsx'
import { focusOpening } from './focus-opening.ts'
import { Notice } from './notice.tsx'

/** Error messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>

export type FormNotice = {
  faults?: FieldErrors | undefined
  /** an error that belongs to no field, such as why the server refused */
  refused?: string | undefined
  /** shown when no answer came; explains what happens on a retry */
  lost?: string | undefined
}

type FormDialogProps = {
  title: string
  shape?: 'dialog' | 'sheet'
  className?: string
  /** renders the fields with their errors, and explains what the action does */
  children: (faultOf: (field: string) => string | undefined) => ReactNode
  button: string
  variant?: 'primary' | 'danger'
  isBusy: boolean
  /** disables the submit button */
  isBlocked?: boolean
  notice: FormNotice
  /** the label of a button that closes without sending; undefined for no such button */
  closeWords?: string | undefined
  onSubmit: () => void
  onClose: () => void
}

/** A form with one submit button and errors at their fields. A refusal leaves the dialog open with its input. */
export function FormDialog(props: FormDialogProps) {
  const { title, shape = 'dialog', className, children, button, variant = 'primary', onSubmit, onClose } = props
  const [tries, setTries] = useState(0)
  const form = useFormFocus(props.notice, tries)
  const shown = new Set<string>()
  const fields = children((field) => {
    shown.add(field)
    return props.notice.faults?.[field]
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    if (!props.isBusy && !props.isBlocked) onSubmit()
  }
  const Frame = shape === 'sheet' ? Sheet : Dialog
  return (
    <Frame title={title} leaving={{ closable: true, onClose }} {...(className === undefined ? {} : { className })}>
      <form ref={form} className="flow" noValidate onSubmit={submit}>
        {fields}
        <FormNotices notice={props.notice} shown={shown} />
        <Button
          type="submit"
          variant={variant}
          className="big w-full"
          disabled={props.isBlocked === true}
          aria-disabled={props.isBusy}
        >
          {button}
        </Button>
        {props.closeWords !== undefined && (
          <Button className="w-full" onClick={onClose}>
            {props.closeWords}
          </Button>
        )}
      </form>
    </Frame>
  )
}

function FormNotices({ notice, shown }: { notice: FormNotice; shown: ReadonlySet<string> }) {
  const elsewhere = Object.entries(notice.faults ?? {}).flatMap(([field, words]) => (shown.has(field) ? [] : [words]))
  const refused = [...(notice.refused === undefined ? [] : [notice.refused]), ...elsewhere]
  return (
    <>
      {refused.length > 0 && <Notice tone="danger">{refused.join(' ')}</Notice>}
      {notice.lost !== undefined && (
        <div role="alert">
          <Notice tone="warn">{notice.lost}</Notice>
        </div>
      )}
    </>
  )
}

const UNTRIED = JSON.stringify({ tries: 0 })
const FIELDS = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'

/** Focuses the first field when the form opens, and the first invalid field after a submit. Scrolls to other errors. */
function useFormFocus({ faults, refused, lost }: FormNotice, tries: number) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>(FIELDS)
    const chosen = form.current?.querySelector<HTMLElement>('input[type="radio"]:checked')
    focusOpening(first?.matches('[type="radio"]') ? (chosen ?? first) : first)
  }, [])
  const wrong = JSON.stringify({ tries, faults, refused, lost })
  useEffect(() => {
    if (wrong === UNTRIED) return
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    if (field) field.focus()
    else form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' })
  }, [wrong])
  return form
}
