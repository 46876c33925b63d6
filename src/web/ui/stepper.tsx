import { IconButton } from './button.tsx'

type StepperProps = {
  /** 'guest' and 'guests': the buttons read 'More guests' */
  noun: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

export function Stepper({ noun, value, min, max, onChange }: StepperProps) {
  return (
    <fieldset className="stepper">
      <legend className="visually-hidden">{noun}</legend>
      <IconButton
        icon="minus"
        label={`Fewer ${noun}`}
        className="edge"
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      />
      <output aria-live="polite">{value}</output>
      <IconButton
        icon="plus"
        label={`More ${noun}`}
        className="edge"
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      />
    </fieldset>
  )
}
