import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PATHS } from '#web/lib/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import { Steps } from '#web/ui/steps.tsx'

const CHECKIN_STEPS = ['Add your photo', 'Add your ID', 'Invite your partner', 'Collect the key'].map((label) => ({
  label,
  state: 'later' as const,
}))

/** Superfast check-in, claimed up to 70% faster (specification §1). */
export function CheckinBand() {
  return (
    <section className="wrap section">
      <div className="fast">
        <div>
          <Badge tone="trust">
            <Icon name="zap" />
            Superfast check-in
          </Badge>
          <h2>Walk past the front desk, up to 70% faster</h2>
          <p className="mb-4">
            Upload your photo and ID before you travel and invite your partner by phone. At the hotel you only collect
            the key.
          </p>
          <LinkButton look="trust" to={PATHS.howSuperfastCheckinWorks}>
            How it works
          </LinkButton>
        </div>
        <Steps steps={CHECKIN_STEPS} />
      </div>
    </section>
  )
}

/** What keeps people from booking, answered in three short sentences. */
export function Reassurance() {
  return (
    <section className="wrap section">
      <h2>Safe, legal and nobody’s business</h2>
      <div className="trio">
        <Reason icon="shield-check" title="Every hotel says yes first">
          Each one agrees in writing to welcome couples, married or not, with local IDs.
        </Reason>
        <Reason icon="scale" title="The law is on your side">
          Two adults may share a hotel room.{' '}
          <Link className="link in" to={PATHS.legalPage}>
            Read what the law says
          </Link>
        </Reason>
        <Reason icon="eye-off" title="Quiet by design">
          Neutral page titles and messages, and a button on every page that hides it.
        </Reason>
      </div>
    </section>
  )
}

const Reason = ({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) => (
  <div>
    <Icon name={icon} className="i-lg" />
    <h3>{title}</h3>
    <p className="soft">{children}</p>
  </div>
)

export function TwoOffers() {
  return (
    <section className="wrap section">
      <div className="duo">
        <Link className="box" to={PATHS.referAndEarn}>
          <h3>₹100 for you when you join</h3>
          <p className="soft">Signing up gives credit worth 100 rupees. Refer a friend and you both gain.</p>
          <span className="link">Refer &amp; Earn</span>
        </Link>
        <Link className="box" to={PATHS.partnerWithUs}>
          <h3>Do you run a hotel?</h3>
          <p className="soft">Reach couples who book ahead and arrive with their IDs ready.</p>
          <span className="link">Get your hotel Listed</span>
        </Link>
      </div>
    </section>
  )
}
