import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { Button } from './button.tsx'
import { Dialog, Sheet } from './dialog.tsx'
import { focusOpening } from './focus-opening.ts'
import { Notice } from './notice.tsx'

/** What is wrong, by the name of the field. */
export type Faults = Readonly<Record<string, string>>

export type FormNotice = {
  faults?: Faults | undefined
  /** what is wrong with no field: why it was refused */
  refused?: string | undefined
  /** no answer came: what a second press does */
  lost?: string | undefined
}

type FormDialogProps = {
  title: string
  shape?: 'dialog' | 'sheet'
  className?: string
  /** the fields, each with its fault, and what it means before it is done */
  children: (faultOf: (field: string) => string | undefined) => ReactNode
  button: string
  look?: 'primary' | 'danger'
  isBusy: boolean
  /** nothing can be sent yet */
  isBlocked?: boolean
  notice: FormNotice
  /** the words of the button that closes without sending; without them there is none */
  closeWords?: string | undefined
  onSubmit: () => void
  onClose: () => void
}

/** Fields and one press. A fault stands at its field; the dialog stays open with all that was typed until it is done. */
export function FormDialog(props: FormDialogProps) {
  const { title, shape = 'dialog', className, children, button, look = 'primary', onSubmit, onClose } = props
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
          look={look}
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

/** Focus begins in the first field and goes to the first wrong one; what concerns no field is scrolled into sight. */
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
