import { useId, type ComponentProps, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icons/icon-names.ts'

/** Connects a control to its label, hint and error. */
type FieldWiring = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** hides the label from all but screen readers, because the placeholder or an icon shows it */
  labelLook?: 'seen' | 'heard'
  children: (wiring: FieldWiring) => ReactNode
}

/** A label, its control, and its error next to it. */
export function Field({ label, hint, error, labelLook = 'seen', children }: FieldProps) {
  const id = useId()
  const note = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  const wiring: FieldWiring = { id }
  if (note) wiring['aria-describedby'] = note
  if (error) wiring['aria-invalid'] = true
  return (
    <div className="field">
      <label htmlFor={id} className={labelLook === 'heard' ? 'visually-hidden' : 'field-label'}>
        {label}
      </label>
      {children(wiring)}
      {error ? (
        <p className="field-error" id={`${id}-error`} role="alert">
          <Icon name="triangle-exclamation-point" />
          {error}
        </p>
      ) : (
        hint && (
          <p className="field-hint" id={`${id}-hint`}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}

type InputProps = Omit<FieldProps, 'children'> & { icon?: IconName; prefix?: string } & Omit<
    ComponentProps<'input'>,
    'prefix'
  >

export function TextInput({ label, hint, error, labelLook, icon, prefix, ...input }: InputProps) {
  return (
    <Field {...({ label, hint, error, labelLook } as Omit<FieldProps, 'children'>)}>
      {(wiring) => (
        <span className="input">
          {icon && <Icon name={icon} />}
          {prefix && <span className="input-prefix">{prefix}</span>}
          <input {...input} {...wiring} />
        </span>
      )}
    </Field>
  )
}

/** Uses the native select, because a phone's own list works best. */
export function Select({
  label,
  hint,
  error,
  labelLook,
  ...select
}: Omit<FieldProps, 'children'> & ComponentProps<'select'>) {
  return (
    <Field {...({ label, hint, error, labelLook } as Omit<FieldProps, 'children'>)}>
      {(wiring) => (
        <span className="input">
          <select {...select} {...wiring} />
          <Icon name="chevron-down" />
        </span>
      )}
    </Field>
  )
}
