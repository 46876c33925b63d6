import { useMemo } from 'react'
import { ID_KINDS, LONGEST_HOME, LONGEST_NAME, type IdKind, type LineField } from '#domain/desk/guest-register.ts'
import { Select, TextInput } from '#web/ui/field.tsx'
import { useLanguage } from '../words/use-language.ts'
import { useWords } from '../words/use-words.ts'
import { countriesByName } from './country-names.ts'
import { changeLine, errorsOfForm, type FormLine } from './form-line.ts'
import './line-fields.css'

type LineFieldsProps = {
  line: FormLine
  /** whether to show validation errors */
  isChecked: boolean
  onLine: (line: FormLine) => void
}

/** Shows the register fields of one guest. Asks only for the kind and the last four characters of an ID. */
export function LineFields({ line, isChecked, onLine }: LineFieldsProps) {
  const words = useWords()
  const { ofRegister } = words
  const faults = isChecked ? errorsOfForm(line) : []
  const faultOf = (field: LineField) => (faults.includes(field) ? ofRegister.faults[field] : undefined)
  const change = (part: Partial<FormLine>) => onLine(changeLine(line, part))
  return (
    <fieldset className="register-line">
      <legend className="small-heading">{ofRegister.guest(line.position + 1)}</legend>
      <TextInput
        label={words.nameLabel}
        value={line.name}
        autoComplete="off"
        maxLength={LONGEST_NAME}
        error={faultOf('name')}
        onChange={({ target }) => change({ name: target.value })}
      />
      <div className="register-id">
        <Select
          label={ofRegister.idKind}
          value={line.idKind}
          onChange={({ target }) => change({ idKind: target.value as IdKind })}
        >
          {ID_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {words.idKinds[kind]}
            </option>
          ))}
        </Select>
        <TextInput
          label={ofRegister.lastFour}
          value={line.idLastFour}
          autoComplete="off"
          autoCapitalize="characters"
          inputMode={line.idKind === 'aadhaar' ? 'numeric' : 'text'}
          maxLength={4}
          aria-invalid={faults.includes('idLastFour') || undefined}
          onChange={({ target }) => change({ idLastFour: target.value })}
        />
      </div>
      {faults.includes('idLastFour') && (
        <p className="field-error" role="alert">
          {ofRegister.faults.idLastFour}
        </p>
      )}
      {line.idKind === 'passport' && <Country line={line} error={faultOf('nationality')} onChange={change} />}
      <TextInput
        label={ofRegister.home}
        value={line.home}
        autoComplete="off"
        maxLength={LONGEST_HOME}
        error={faultOf('home')}
        onChange={({ target }) => change({ home: target.value })}
      />
    </fieldset>
  )
}

type CountryProps = {
  line: FormLine
  error: string | undefined
  onChange: (part: Partial<FormLine>) => void
}

function Country({ line, error, onChange }: CountryProps) {
  const { ofRegister } = useWords()
  const language = useLanguage()
  const countries = useMemo(() => countriesByName(language), [language])
  return (
    <Select
      label={ofRegister.country}
      value={line.nationality}
      error={error}
      onChange={({ target }) => onChange({ nationality: target.value })}
    >
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  )
}
