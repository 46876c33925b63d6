import type { Hotel } from '#contract/hotels.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'

/** What a nervous guest wants to read first. */
export default function HotelTrusts({ hotel }: { hotel: Hotel }) {
  const trusts: [IconName, string][] = [
    ['badge-check', 'Unmarried couples welcome'],
    ['id-card', 'Local IDs accepted'],
  ]
  if (hotel.same_sex) trusts.push(['rainbow', 'Same-sex couples welcome'])
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
