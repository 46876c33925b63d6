import type { Refund } from '#contract/bookings.ts'

import { formatRupees } from '#domain/kernel/money.ts'
import { SITE } from '#domain/site.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Steps, type Step } from '#web/ui/steps.tsx'
import { BankReference } from './bank-reference.tsx'
import { refundStory, type RefundPart, type RefundStory } from './refund-story.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import { supportLink } from '#web/ui/support-link.tsx'
import * as t from '#words/bookings/refunds.ts'
import { dayWords } from '#words/times.ts'

type RefundStepsProps = {
  refunds: readonly Refund[]
  /** the heading's level: below a page's heading, or below a card's */
  heading?: 'h2' | 'h4'
}

/** Shows the refunds of a booking as one timeline: what has happened, and what comes next and when. */
export function RefundSteps({ refunds, heading: Heading = 'h4' }: RefundStepsProps) {
  const story = refundStory(refunds)
  const only = story?.parts.length === 1 ? story.parts[0] : undefined
  const returned = refunds.filter(({ status }) => status === 'failed')
  return (
    <>
      {story && (
        <section className="tinted-box plain">
          <Heading>{t.refundOf(formatRupees(story.total))}</Heading>
          {story.parts.length > 1 && <Parts parts={story.parts} />}
          <Steps steps={stepsOf(story)} />
          {only?.reference && (
            <p className="mt-3">
              <BankReference reference={only.reference} />
            </p>
          )}
        </section>
      )}
      {returned.map(({ id, amount }) => (
        <section key={id} className="tinted-box plain">
          <Heading>{t.refundOf(formatRupees(amount))}</Heading>
          <RefundFailed />
        </section>
      ))}
    </>
  )
}

const RefundFailed = () => (
  <div className="mt-3">
    <Notice tone="danger">
      <Sentence text={t.bankReturnedRefund(SITE.supportPhone)} link={supportLink} />
    </Notice>
  </div>
)

const Parts = ({ parts }: { parts: readonly RefundPart[] }) => (
  <ul className="refund-parts">
    {parts.map(({ id, words, reference }) => (
      <li key={id}>
        <Sentence text={words} />
        {reference && <BankReference reference={reference} />}
      </li>
    ))}
  </ul>
)

function stepsOf({ because, isSent, dueBy }: RefundStory): Step[] {
  const due = <span className="soft block">{t.refundBy(dayWords(new Date(dueBy), serverNow()))}</span>
  return [
    { state: 'done', label: because },
    { state: isSent ? 'done' : 'now', label: isSent ? t.refundSent : <b>{t.sendingRefund}</b> },
    {
      state: isSent ? 'now' : 'later',
      label: (
        <>
          {isSent ? <b>{t.inYourAccount}</b> : t.inYourAccount}
          {due}
        </>
      ),
    },
  ]
}
