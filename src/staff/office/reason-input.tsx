import { useState } from 'react'
import { isReason, MAX_REASON } from '#domain/office/operators.ts'
import { TextInput } from '#web/ui/field.tsx'
import * as t from '#words/office/frame.ts'

export type ReasonState = {
  text: string
  fault: string | undefined
  write: (text: string) => void
  /** returns the reason, or undefined after showing its error */
  read: () => string | undefined
}

/** Asks for the reason that every action of an operator requires. */
export function useReason(): ReasonState {
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  return {
    text,
    fault,
    write: (next) => {
      setText(next)
      setFault(undefined)
    },
    read: () => {
      const reason = text.trim()
      if (isReason(reason)) return reason
      setFault(t.reasonMissing)
      return undefined
    },
  }
}

type ReasonInputProps = { reason: ReasonState; label?: string; hint?: string }

export const ReasonInput = ({ reason, label = t.reason, hint = t.reasonHint }: ReasonInputProps) => (
  <TextInput
    label={label}
    hint={hint}
    value={reason.text}
    maxLength={MAX_REASON}
    autoComplete="off"
    error={reason.fault}
    onChange={({ target }) => reason.write(target.value)}
  />
)
