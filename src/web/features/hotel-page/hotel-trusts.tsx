import type { Hotel } from '#contract/hotels.ts'
import { formatCount } from '#domain/kernel/money.ts'
import { factsIn } from '#web/features/hotels/fact-labels.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import * as common from '#words/common.ts'
import * as t from '#words/hotel-page.ts'
import * as hotels from '#words/hotels.ts'
import { welcomedOf } from '#words/welcome.ts'

/**
 * Reassures a nervous guest: says which couples and IDs are welcome, until when cancelling is free, and that there is
 * no wait at the desk.
 */
export default function HotelTrusts({ hotel }: { hotel: Hotel }) {
  const { welcome } = hotel
  const trusts: [IconName, string][] = [
    ...(welcome
      ? [['hand-heart', welcomedOf(welcome.welcomed, formatCount(welcome.couples))] as [IconName, string]]
      : []),
    ['badge-check', t.unmarriedCouplesWelcome],
    ['id-card', t.localIdsAccepted],
  ]
  trusts.push(...factsIn('welcome', hotel).map(({ icon, label }): [IconName, string] => [icon, hotels.welcome(label)]))
  trusts.push(['undo-2', t.freeToChange(hotel.cancel_hours)], ['zap', common.superfastCheckIn])
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
