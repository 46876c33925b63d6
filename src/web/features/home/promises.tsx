import type { ReactNode } from 'react'
import { Link } from '#web/lib/navigation/link.tsx'
import { formatRupees } from '#domain/kernel/money.ts'
import { SIGN_UP_CREDIT } from '#domain/rewards/credits.ts'
import { PATHS } from '#web/lib/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import { Steps } from '#web/ui/steps.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/home.ts'
import { Sentence } from '#web/ui/sentence.tsx'

const CHECKIN_STEPS = [t.addYourPhoto, t.addYourId, t.inviteYourPartner, t.collectKey].map((label) => ({
  label,
  state: 'later' as const,
}))

/** Shows what Uncle promises in every city. It is static, so the browser never changes it. */
export default function Promises() {
  return (
    <>
      <CheckinBand />
      <Reassurance />
      <TwoOffers />
    </>
  )
}

/** Shows superfast check-in, claimed to be up to 70% faster (specification §1). */
function CheckinBand() {
  return (
    <section className="wrap section">
      <div className="checkin-band">
        <div>
          <Badge tone="trust" variant="bare">
            <Icon name="zap" />
            {common.superfastCheckIn}
          </Badge>
          <h2>{t.beReadyBeforeYouArrive}</h2>
          <p>{t.howCheckInIsFaster}</p>
          <Link className="link" to={PATHS.howSuperfastCheckinWorks}>
            {t.howItWorks}
          </Link>
        </div>
        <div className="max-lg:hidden">
          <Steps steps={CHECKIN_STEPS} />
        </div>
      </div>
    </section>
  )
}

/** Answers the three worries that keep people from booking. */
function Reassurance() {
  return (
    <section className="wrap section">
      <h2>{t.safeAndLegal}</h2>
      <div className="promises">
        <Reason icon="shield-check" title={t.everyHotelSaysYes}>
          {t.eachOneAgrees}
        </Reason>
        <Reason icon="scale" title={t.lawIsOnYourSide}>
          <Sentence
            text={t.twoAdultsMayShare}
            link={(words) => (
              <Link className="link in-text" to={PATHS.legalPage}>
                {words}
              </Link>
            )}
          />
        </Reason>
        <Reason icon="eye-off" title={t.quietByDesign}>
          {t.neutralTitles}
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
          <h3>{t.creditWhenYouJoin(formatRupees(SIGN_UP_CREDIT))}</h3>
          <p className="soft">{t.signingUpGivesCredit(SIGN_UP_CREDIT)}</p>
          <span className="link">{t.signUp}</span>
        </Link>
        <Link className="box" to={PATHS.partnerWithUs}>
          <h3>{t.doYouRunHotel}</h3>
          <p className="soft">{t.reachCouples}</p>
          <span className="link">{t.getYourHotelListed}</span>
        </Link>
      </div>
    </section>
  )
}
