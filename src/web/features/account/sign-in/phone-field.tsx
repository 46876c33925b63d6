import type { ReactNode, Ref } from 'react'
import { COUNTRY_CODE } from '#domain/accounts/phone.ts'
import { runAfterPress } from '#web/ui/after-press.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/account/sign-in.ts'

type PhoneFieldProps = {
  /** whose phone it is; the guest's by default */
  label?: string
  value: string
  error: ReactNode
  /** adds a button that clears the number (specification §8) */
  onClear?: (() => void) | undefined
  onType: (text: string) => void
  onLeave: () => void
  ref?: Ref<HTMLInputElement>
}

export function PhoneField({ label, value, error, onClear, onType, onLeave, ref }: PhoneFieldProps) {
  return (
    <Field label={label ?? common.phone} error={error}>
      {(wiring) => (
        <span className="input">
          <span className="input-prefix phone-code">{COUNTRY_CODE}</span>
          <input
            {...wiring}
            ref={ref}
            className="digits"
            name="phone"
            type="tel"
            inputMode="numeric"
            autoComplete={label === undefined ? 'tel-national' : 'off'}
            value={value}
            onChange={(event) => onType(event.target.value)}
            onBlur={(event) => runAfterPress(event, onLeave)}
          />
          {onClear && <IconButton icon="x" label={t.clearPhone} className="-mr-3.5" onClick={onClear} />}
        </span>
      )}
    </Field>
  )
}
