import { IconButton } from './button.tsx'
import * as t from '#words/kit.ts'

export type StepperProps = {
  /** what the stepper counts */
  noun: keyof typeof t.COUNTERS
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/**
 * At a limit the button stays focusable, because a disabled button would lose the focus that the last press gave it.
 */
export function Stepper({ noun, value, min, max, onChange }: StepperProps) {
  const words = t.COUNTERS[noun]
  const step = (by: -1 | 1) => {
    const next = value + by
    if (next >= min && next <= max) onChange(next)
  }
  return (
    <fieldset className="stepper">
      <legend className="visually-hidden">{words.name}</legend>
      <IconButton
        icon="minus"
        label={words.fewer}
        className="edge"
        aria-disabled={value <= min}
        onClick={() => step(-1)}
      />
      <output aria-live="polite">{value}</output>
      <IconButton
        icon="plus"
        label={words.more}
        className="edge"
        aria-disabled={value >= max}
        onClick={() => step(1)}
      />
    </fieldset>
  )
}
