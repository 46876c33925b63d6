import type { Refund } from '#contract/bookings.ts'
import { formatIstDate } from '#domain/kernel/ist.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { SITE } from '#domain/site.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { IconButton } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Steps, type Step } from '#web/ui/steps.tsx'
import { refundStory, type RefundPart, type RefundStory } from './refund-story.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import { supportLink } from '#web/ui/support-link.tsx'
import * as t from '#words/bookings/refunds.ts'

type RefundStepsProps = {
  refunds: readonly Refund[]
  /** heading level: below a page's heading, or below a card's */
  heading?: 'h2' | 'h4'
}

/** Shows the refunds of a booking as one timeline: what has happened, what comes next and when. */
export function RefundSteps({ refunds, heading: Heading = 'h4' }: RefundStepsProps) {
  const story = refundStory(refunds)
  const returned = refunds.filter(({ status }) => status === 'failed')
  return (
    <>
      {story && (
        <section className="tinted-box plain">
          <Heading>{t.refundOf(formatRupees(story.total))}</Heading>
          {story.parts.length > 1 && <Parts parts={story.parts} />}
          <Steps steps={stepsOf(story)} />
          {story.parts.length === 1 && (
            <p className="mt-3">
              <References references={story.parts.flatMap(({ references }) => references)} />
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
  <ul className="grid gap-2 mt-2">
    {parts.map(({ words, isSent, references }) => (
      <li key={words}>
        <Sentence text={words} />
        {isSent && <References references={references} />}
      </li>
    ))}
  </ul>
)

/** A number that guests read out to their bank: it gets the full width, and moves to its own line before it breaks. */
const References = ({ references }: { references: readonly string[] }) =>
  references.map((reference) => (
    <span key={reference} className="bank-reference">
      <span className="soft min-w-0">
        <Sentence
          text={t.bankReference(reference)}
          reference={(words) => <span className="inline-block max-w-full wrap-anywhere">{words}</span>}
        />
      </span>
      <IconButton
        icon="copy"
        label={t.copyBankReference(reference)}
        onClick={() => void copyText(reference, t.bankReferenceCopied)}
      />
    </span>
  ))

function stepsOf({ because, isSent, dueBy }: RefundStory): Step[] {
  const due = <span className="soft block">{t.refundBy(formatIstDate(new Date(dueBy), serverNow()))}</span>
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
