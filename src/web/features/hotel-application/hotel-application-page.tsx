import { PARTNER_REASONS, PARTNER_WITH_US } from '#words/pages/partner-with-us.ts'
import { ContentHead } from '#web/features/content/content-head.tsx'
import { Blocks } from '#web/features/content/words.tsx'
import { HotelApplication } from './hotel-application-form.tsx'
import * as t from '#words/hotel-application.ts'

/** Explains why and how to list a hotel, next to the form. */
export function PartnerPage() {
  const { heading, intro } = PARTNER_WITH_US
  return (
    <main id="main" className="wrap document">
      <ContentHead heading={heading} intro={intro} />
      <a className="button tint mb-6 lg:hidden" href="#form">
        {t.goToForm}
      </a>
      <div className="application-columns">
        <div className="application-words">
          {PARTNER_REASONS.map(({ id, heading, blocks }) => (
            <section key={id} id={id}>
              <h2>{heading}</h2>
              <Blocks blocks={blocks} />
            </section>
          ))}
        </div>
        <HotelApplication />
      </div>
    </main>
  )
}
