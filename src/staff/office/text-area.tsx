import type { ComponentProps, ReactNode } from 'react'
import { Field } from '#web/ui/field.tsx'

type TextAreaProps = { label: ReactNode; hint?: ReactNode; error?: ReactNode } & ComponentProps<'textarea'>

/** Shows a field for several lines. */
export const TextArea = ({ label, hint, error, ...area }: TextAreaProps) => (
  <Field label={label} hint={hint} error={error}>
    {(wiring) => (
      <span className="input tall">
        <textarea rows={4} {...area} {...wiring} />
      </span>
    )}
  </Field>
)
