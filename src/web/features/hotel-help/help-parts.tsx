import type { ReactNode } from 'react'
import type { HelpCase } from '#contract/hotel-help.ts'
import { SITE } from '#domain/site.ts'
import { hotelHelpPath } from '#web/lib/booking-paths.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useFocusOnMount } from '#web/ui/use-focus-on-mount.ts'
import { WrittenText } from '#web/ui/written-text.tsx'
import * as t from '#words/hotel-help.ts'
import { timeWords } from '#words/times.ts'

export const clock = (at: string): string => timeWords(new Date(at))

export const CallUs = () => (
  <a className="button quiet big" href={SITE.supportPhoneLink}>
    <Icon name="phone" />
    {t.callUs(SITE.supportPhone)}
  </a>
)

type HelpFrameProps = { bookingId: string; title: string; lead?: ReactNode; children: ReactNode }

/** Shows one way to get help. Its heading takes the focus, and a link leads back to the other ways. */
export function HelpFrame({ bookingId, title, lead, children }: HelpFrameProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  return (
    <main id="main" className="wrap hotel-help">
      <p>
        <Link className="link" to={hotelHelpPath(bookingId)}>
          <Icon name="arrow-left" />
          {t.back}
        </Link>
      </p>
      <div>
        <h1 tabIndex={-1} ref={heading}>
          {title}
        </h1>
        {lead && <p>{lead}</p>}
      </div>
      {children}
    </main>
  )
}

/** Shows what our office wrote to the guests. */
export const OurAnswers = ({ answers }: Pick<HelpCase, 'answers'>) => (
  <>
    {answers.map(({ at, text }) => (
      <Notice key={at} tone="trust">
        <b>{t.ourAnswer(clock(at))}</b>
        <br />
        <WrittenText text={text} />
      </Notice>
    ))}
  </>
)
