import { useCallback, type ComponentProps } from 'react'
import { foreignLanguageOf } from '#web/ui/language-of.ts'
import { Icon } from '#web/ui/icon.tsx'

type ChoiceListProps = {
  label: string
  name: string
  value: string
  choices: readonly (readonly [value: string, label: string])[]
} & Pick<ComponentProps<'select'>, 'form' | 'onChange' | 'className'>

/** A native select that follows the address. Its element is never replaced, so that it keeps the focus. */
export function ChoiceList({ label, value, choices, className = 'choice-list', ...select }: ChoiceListProps) {
  const follow = useCallback(
    (list: HTMLSelectElement | null) => {
      if (list) list.value = value
    },
    [value],
  )
  return (
    <label className={className}>
      {label}
      <span className="input">
        <select ref={follow} defaultValue={value} {...select}>
          {choices.map(([choice, words]) => (
            <option key={choice} value={choice} lang={foreignLanguageOf(words)}>
              {words}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </label>
  )
}
