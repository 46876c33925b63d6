import { useState, type ReactNode } from 'react'
import type { Result } from '#domain/kernel/result.ts'
import type { ApiAnswer } from '#web/lib/api.ts'
import type { FieldErrors } from '#web/ui/form-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { FormDialog, type ErrorOf } from './form-dialog.tsx'
import * as t from '#words/office/frame.ts'

export type FieldProps = {
  value: string
  error: string | undefined
  hint?: string
  onChange: (event: { target: { value: string } }) => void
}

/** The form's typed values, and the props that connect an input to one of them. */
export type VersionedForm<Field extends string> = {
  typed: Record<Field, string>
  write: (fields: Partial<Record<Field, string>>) => void
  /** `words` describes a value that is not text itself */
  wire: (faultOf: ErrorOf, field: Field, more?: { hint?: string; words?: (value: string) => string }) => FieldProps
}

type VersionedDialogProps<Field extends string, Sent extends object, Value> = {
  title: string
  about?: string
  reasonLabel?: string
  /** the saved values as the fields show them, and their version */
  saved: Record<Field, string>
  version: string
  /** returns the changed values, or what is wrong with them */
  read: (opened: Record<Field, string>, typed: Record<Field, string>) => Result<Sent, string | FieldErrors>
  act: (asked: Sent & { reason: string; version: string }, idempotencyKey: string) => Promise<ApiAnswer<Value>>
  /** reloads the saved values after a colleague has saved first */
  reload: () => Promise<void>
  onClose: () => void
  onDone: (value: Value) => void
  children: (form: VersionedForm<Field>, faultOf: ErrorOf) => ReactNode
}

/**
 * Shows a form that overwrites no change unseen. If a colleague saved first, it keeps the typed values, shows the saved
 * value below each field, and can be submitted again.
 */
export function VersionedDialog<Field extends string, Sent extends object, Value>(
  props: VersionedDialogProps<Field, Sent, Value>,
) {
  const { title, about = '', reasonLabel, saved, version, read, act, reload, onClose, onDone, children } = props
  const [opened] = useState(saved)
  const [seen] = useState(version)
  const [typed, setTyped] = useState(opened)
  const write: VersionedForm<Field>['write'] = (fields) => setTyped({ ...typed, ...fields })
  const wire: VersionedForm<Field>['wire'] = (faultOf, field, { hint, words = String } = {}) => {
    const shown = saved[field] === opened[field] ? hint : t.nowStands(words(saved[field]))
    return {
      value: typed[field],
      error: faultOf(field),
      ...(shown === undefined ? {} : { hint: shown }),
      onChange: ({ target }) => setTyped({ ...typed, [field]: target.value }),
    }
  }
  return (
    <FormDialog
      title={title}
      about={about}
      button={t.save}
      reasonLabel={reasonLabel}
      read={() => read(opened, typed)}
      act={async (asked, idempotencyKey) => {
        const answer = await act({ ...asked, version }, idempotencyKey)
        if (!answer.ok && answer.refusal.code === 'CHANGED_MEANWHILE') await reload()
        return answer
      }}
      onClose={onClose}
      onDone={onDone}
    >
      {(faultOf) => (
        <>
          {children({ typed, write, wire }, faultOf)}
          {version !== seen && <Notice tone="warn">{t.savedMeanwhile}</Notice>}
        </>
      )}
    </FormDialog>
  )
}
