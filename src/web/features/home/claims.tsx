import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import * as t from '#words/home.ts'

/** Shows the claims of specification §1: 700+ hotels, over fifty thousand couples, support around the clock. */
export default function Claims() {
  return (
    <ul className="wrap hero-claims">
      <Claim icon="building-complex" text={t.hotelsClaim} />
      <Claim icon="users" text={t.couplesClaim} />
      <Claim icon="headset" text={t.supportClaim} />
    </ul>
  )
}

const Claim = ({ icon, text }: { icon: IconName; text: string }) => (
  <li>
    <Icon name={icon} />
    <span>
      <Sentence text={text} />
    </span>
  </li>
)
