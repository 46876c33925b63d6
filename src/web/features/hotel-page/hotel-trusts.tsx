import { CHANGE_WINDOW_HOURS } from '#domain/bookings/change-window.ts'
import type { Hotel } from '#contract/hotels.ts'
import { factsIn } from '#web/features/hotels/fact-labels.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'

/** Reassures a nervous guest: which couples and IDs are welcome, and until when cancelling is free. */
export default function HotelTrusts({ hotel }: { hotel: Hotel }) {
  const trusts: [IconName, string][] = [
    ['badge-check', 'Unmarried couples welcome'],
    ['id-card', 'Local IDs accepted'],
  ]
  trusts.push(...factsIn('welcome', hotel).map(({ icon, label }): [IconName, string] => [icon, `${label} welcome`]))
  trusts.push(['undo-2', `Free to change or cancel until ${CHANGE_WINDOW_HOURS} hours before check-in, not later`])
  return (
    <ul className="hotel-trust">
      {trusts.map(([icon, words]) => (
        <li key={icon}>
          <Icon name={icon} />
          {words}
        </li>
      ))}
    </ul>
  )
}
