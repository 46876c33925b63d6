import type { NextStep } from '../../../words/page-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import { SiteLink } from '#web/ui/site-link.tsx'
import { TextWithLinks } from './words.tsx'

/** Ends every text page with one clear next step. */
export const NextStepBox = ({ next, icon = 'door-open' }: { next: NextStep; icon?: IconName }) => (
  <section className="next-step">
    <Icon name={icon} className="icon-large" />
    <div className="grow">
      <h2>{next.heading}</h2>
      <p>
        <TextWithLinks words={next.words} />
      </p>
    </div>
    <SiteLink className="button primary" to={next.to}>
      {next.label}
    </SiteLink>
  </section>
)
