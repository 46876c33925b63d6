import { SITE } from '#domain/site.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import { supportLink } from '#web/ui/support-link.tsx'
import * as t from '#words/bookings/confirmation.ts'

/** Offers help at any hour, below every page on which a payment may be pending. */
export const Questions = () => (
  <p className="soft">
    <Sentence text={t.questions(SITE.supportPhone)} link={supportLink} />
  </p>
)
