import { Icon } from './icon.tsx'
import * as t from '#words/kit.ts'

const FIVE = [1, 2, 3, 4, 5]

/** Shows a rating as 5 hearts (specification §2). */
export function Hearts({ value, words = t.ofFiveHearts(value) }: { value: number; words?: string }) {
  return (
    <span className="hearts">
      <span className="visually-hidden">{words}</span>
      {FIVE.map((heart) => (
        <Icon key={heart} name="heart" className={heart <= Math.round(value) ? 'full' : ''} />
      ))}
    </span>
  )
}

/** Five radios drawn as hearts, for giving a rating. */
export function HeartsPicker({
  name,
  legend = t.yourRating,
  value,
  onChange,
}: {
  name: string
  legend?: string
  value: number
  onChange: (value: number) => void
}) {
  return (
    <fieldset className="hearts picker">
      <legend className="visually-hidden">{legend}</legend>
      {FIVE.map((heart) => (
        <label key={heart}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            value={heart}
            checked={heart === value}
            onChange={() => onChange(heart)}
          />
          <span className="visually-hidden">{t.hearts(heart)}</span>
          <Icon name="heart" className={heart <= value ? 'full' : ''} />
        </label>
      ))}
    </fieldset>
  )
}
