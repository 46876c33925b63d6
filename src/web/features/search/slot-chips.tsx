import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import type { Finder, SlotChoice } from './finder-view.ts'

type SlotChipsProps = {
  label: string
  icon: IconName
  finder: Finder
  choices: SlotChoice[]
  /** whether the script runs; without scripts no slot is disabled, because the guest may still change the day */
  isEnhanced: boolean
}

/** The five slots as chips in the form. The chosen slot shows its hours, even without scripts. */
export function SlotChips({ label, icon, finder: { view, setView }, choices, isEnhanced }: SlotChipsProps) {
  return (
    <div className="finder-cell finder-slots" role="radiogroup" aria-label={label}>
      <span className="finder-label">
        <Icon name={icon} />
        {label}
      </span>
      <span className="chips finder-slot-row">
        {choices.map((choice) => (
          <label key={choice.index} className="chip finder-slot">
            <input
              type="radio"
              name="slot"
              value={choice.index}
              checked={choice.index === view.values.slot}
              disabled={isEnhanced && choice.isOver}
              onChange={() => setView({ ...view, ...choice.chosen })}
            />
            <span>{choice.name}</span>
            <span className="finder-slot-times">{choice.times}</span>
          </label>
        ))}
      </span>
    </div>
  )
}
