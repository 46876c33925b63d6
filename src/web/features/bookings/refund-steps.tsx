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
import * as t from '#words/bookings/booking.ts'

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
          <Heading>{t.refundOfWithAmount(formatRupees(amount))}</Heading>
          <RefundFailed />
        </section>
      ))}
    </>
  )
}

const RefundFailed = () => (
  <div className="mt-3">
    <Notice tone="danger">
      Your bank returned this refund to us. Please call{' '}
      <a className="link in-text whitespace-nowrap" href={SITE.supportPhoneLink}>
        {SITE.supportPhone}
      </a>
      , so that we can pay you another way.
    </Notice>
  </div>
)

const Parts = ({ parts }: { parts: readonly RefundPart[] }) => (
  <ul className="grid gap-2 mt-2">
    {parts.map(({ of, amount, isSent, references }) => (
      <li key={`${of} ${isSent}`}>
        <b>{formatRupees(amount)}</b> {of}
        {isSent && <span className="soft">{t.sent}</span>}
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
        Bank reference <span className="inline-block max-w-full wrap-anywhere">{reference}</span>
      </span>
      <IconButton
        icon="copy"
        label={t.copyBankReference(reference)}
        onClick={() => void copyText(reference, t.bankReferenceCopied)}
      />
    </span>
  ))

function stepsOf({ because, isSent, dueBy }: RefundStory): Step[] {
  const due = <span className="soft block">{t.byToYourPaymentMethod(formatIstDate(new Date(dueBy), serverNow()))}</span>
  return [
    { state: 'done', label: because },
    { state: isSent ? 'done' : 'now', label: isSent ? t.refundSent : <b>{t.weAreSendingYourRefund}</b> },
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
