import type { Refund } from '#contract/bookings.ts'
import { formatIstDate } from '#domain/kernel/ist.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { SITE } from '#domain/site.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Steps, type Step } from '#web/ui/steps.tsx'

type RefundStepsProps = {
  refund: Refund
  /** its first step */
  because: string
  /** below a page's heading, or below a card's */
  heading?: 'h2' | 'h4'
}

/** The progress of a refund: what has happened, what comes next and until when. */
export function RefundSteps({ refund, because, heading: Heading = 'h4' }: RefundStepsProps) {
  return (
    <section className="tinted-box plain">
      <Heading>Refund of {formatRupees(refund.amount)}</Heading>
      {refund.status === 'failed' ? <RefundFailed /> : <Steps steps={stepsOf(refund, because)} />}
    </section>
  )
}

const RefundFailed = () => (
  <div className="mt-3">
    <Notice tone="danger">
      Your bank returned this refund to us. Please call{' '}
      <a className="link in-text whitespace-nowrap" href={SITE.supportPhoneLink}>
        {SITE.supportPhone}
      </a>{' '}
      , so that we can pay you another way.
    </Notice>
  </div>
)

function stepsOf({ status, reference, dueBy }: Refund, because: string): Step[] {
  const isSent = status === 'processed'
  const due = <span className="soft">By {formatIstDate(new Date(dueBy), serverNow())}, to your payment method</span>
  return [
    { state: 'done', label: because },
    {
      state: isSent ? 'done' : 'now',
      label: isSent ? (
        <>
          Refund sent
          {reference && (
            <>
              <br />
              <span className="soft wrap-anywhere">Bank reference {reference}</span>
            </>
          )}
        </>
      ) : (
        <b>We are sending your refund</b>
      ),
    },
    {
      state: isSent ? 'now' : 'later',
      label: (
        <>
          {isSent ? <b>In your account</b> : 'In your account'}
          <br />
          {due}
        </>
      ),
    },
  ]
}
