import type { ReactNode } from 'react'
import { Link } from '#web/lib/navigation/link.tsx'
import { formatRupees } from '#domain/kernel/money.ts'
import { SIGN_UP_CREDIT } from '#domain/rewards/credits.ts'
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

/** What Uncle promises in every city: static, so the browser never changes it. */
export default function Promises() {
  return (
    <>
      <CheckinBand />
      <Reassurance />
      <TwoOffers />
    </>
  )
}

/** Superfast check-in, claimed up to 70% faster (specification §1). */
function CheckinBand() {
  return (
    <section className="wrap section">
      <div className="checkin-band">
        <div>
          <Badge tone="trust" variant="bare">
            <Icon name="zap" />
            Superfast check-in
          </Badge>
          <h2>Be ready before you arrive</h2>
          <p className="mb-4">
            Upload your photo and ID before you travel and invite your partner by phone. It’s claimed to be up to 70%
            faster: the desk checks them and hands you the key. Have your original IDs with you.
          </p>
          <LinkButton variant="trust" to={PATHS.howSuperfastCheckinWorks}>
            How it works
          </LinkButton>
        </div>
        <Steps steps={CHECKIN_STEPS} />
      </div>
    </section>
  )
}

/** Answers the three worries that keep people from booking. */
function Reassurance() {
  return (
    <section className="wrap section">
      <h2>Safe, legal and nobody else’s business</h2>
      <div className="promises">
        <Reason icon="shield-check" title="Every hotel says yes first">
          Each one agrees in writing to welcome couples, married or not, with local IDs.
        </Reason>
        <Reason icon="scale" title="The law is on your side">
          Two adults may share a hotel room.{' '}
          <Link className="link in-text" to={PATHS.legalPage}>
            Read what the law says
          </Link>
        </Reason>
        <Reason icon="eye-off" title="Quiet by design">
          Neutral titles and messages, and a button that hides any page at once.
        </Reason>
      </div>
    </section>
  )
}

const Reason = ({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) => (
  <div>
    <Icon name={icon} className="icon-large" />
    <h3>{title}</h3>
    <p className="soft">{children}</p>
  </div>
)

function TwoOffers() {
  return (
    <section className="wrap section">
      <div className="offers">
        <Link className="box" to={PATHS.signUp}>
          <h3>{formatRupees(SIGN_UP_CREDIT)} for you when you join</h3>
          <p className="soft">
            Signing up gives credit worth {SIGN_UP_CREDIT} rupees. Then refer a friend, and you both gain.
          </p>
          <span className="link">Sign up</span>
        </Link>
        <Link className="box" to={PATHS.partnerWithUs}>
          <h3>Do you run a hotel?</h3>
          <p className="soft">Reach couples who book ahead and bring their IDs.</p>
          <span className="link">Get your hotel Listed</span>
        </Link>
      </div>
    </section>
  )
}
