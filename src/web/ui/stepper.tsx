import { IconButton } from './button.tsx'

type StepperProps = {
  /** 'guest' and 'guests': the buttons read 'More guests' */
  noun: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/** At an end its button stays in place, as a disabled one would drop the focus of a guest who has just pressed it. */
export function Stepper({ noun, value, min, max, onChange }: StepperProps) {
  return (
    <fieldset className="stepper">
      <legend className="visually-hidden">{noun}</legend>
      <IconButton
        icon="minus"
        label={`Fewer ${noun}`}
        className="edge"
        aria-disabled={value <= min}
        onClick={() => value > min && onChange(value - 1)}
      />
      <output aria-live="polite">{value}</output>
      <IconButton
        icon="plus"
        label={`More ${noun}`}
        className="edge"
        aria-disabled={value >= max}
        onClick={() => value < max && onChange(value + 1)}
      />
    </fieldset>
  )
}
