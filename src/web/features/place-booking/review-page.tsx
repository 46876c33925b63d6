import type { ReviewProps } from './review-props.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { HelpButton } from '#web/app/help-launcher.tsx'
import { HidePageButton } from '#web/app/hide-page-button.tsx'
import { MenuButton } from '#web/app/menu-button.tsx'
import { useSessionCheck } from '#web/features/account/sign-in/use-session-check.ts'
import { LEGAL_AGE } from '#domain/chatbot/house-rules.ts'
import { PATHS } from '#web/lib/paths.ts'
import { removeFromTab } from '#web/lib/tab-memory.ts'
import { Icon } from '#web/ui/icon.tsx'
import { laterPart } from '#web/ui/load-part.ts'
import { CancelRule, NoCancelWarning } from './cancel-rule.tsx'
import { GuestFields } from './guest-fields.tsx'
import { LateStart } from './late-start.tsx'
import { PayOptions } from './pay-options.tsx'
import { NextStep, ReviewBar } from './review-bar.tsx'
import { ReviewBill } from './review-bill.tsx'
import type { ReviewPageData } from './review-data.ts'
import { boughtAlready, isSoldOut, ReviewRefusal } from './review-refusal.tsx'
import { BookingErrorNotice } from './review-error.tsx'
import { StaySummary } from './stay-summary.tsx'
import { useBookNow } from './use-book-now.ts'
import { useGuestForm } from './use-guest-form.ts'
import { useReviewStay } from './use-review-stay.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import * as t from '#words/place-booking.ts'

const NewsChannelChoice = laterPart(() => import('#web/features/news-channel/news-channel-choice.tsx'))

/** Cancelling the review resets the booking data (specification §4). */
const cancelReview = () => removeFromTab('reviewDraft', 'attempt')

/** Shows everything that a guest agrees to before paying, on one page (specification §4, "reviewing"). */
export function ReviewPage({ page }: { page: ReviewPageData }) {
  const session = useSessionCheck()
  const stay = useReviewStay(page)
  const form = useGuestForm(session.state === 'valid' ? session.user : undefined)
  const booking = useBookNow({ page, stay, form, session })
  const { question } = booking
  const props: ReviewProps = { page, stay, form, booking }
  const isSold = isSoldOut(props)
  const bought = boughtAlready(props)
  const isToPay = !isSold && !bought
  return (
    <>
      <ReviewTop backPath={stay.changePath} />
      <main id="main" key={page.hotel.id}>
        <div className="wrap booking-columns">
          <h1 className="max-lg:hidden">{t.reviewYourBooking}</h1>
          <div className="booking-main">
            <ReviewRefusal {...props} />
            {isToPay && <CancelRule {...props} show="late" />}
            <StaySummary {...props} />
            {!isSold && <ReviewBill {...props} className="lg:hidden" />}
            {isToPay && !page.held && (
              <>
                <PayOptions {...props} />
                <GuestFields {...props} visitor={session.state === 'anonymous' ? 'signed-out' : 'known'} />
              </>
            )}
            {isToPay && <CancelRule {...props} show="in-time" />}
            {isToPay && session.state === 'valid' && <NewsChannelChoice userId={session.user.id} shape="line" />}
          </div>
          <aside className="booking-aside" aria-label={t.whatToPay}>
            {!isSold && <ReviewBill {...props} className="max-lg:hidden" />}
            <BookingErrorNotice {...props} />
            {isToPay && <Adults />}
            {isToPay && <NoCancelWarning {...props} />}
            <div className="max-lg:hidden">
              <NextStep {...props} className="big w-full" />
              <LateStart {...props} />
            </div>
            <Link className="link justify-self-start" to={stay.changePath} onClick={cancelReview}>
              {t.backToHotel}
            </Link>
          </aside>
        </div>
        <ReviewBar {...props} />
        {question && <question.Shown {...question.props} />}
      </main>
    </>
  )
}

const termsLink = (words: string) => (
  <Link className="link in-text" to={PATHS.termsConditions}>
    {words}
  </Link>
)

const privacyLink = (words: string) => (
  <Link className="link in-text" to={PATHS.privacyPolicy}>
    {words}
  </Link>
)

/** Said next to the button and not only in the terms, because children may not book here (DPDP Act, s. 9). */
export const Adults = () => (
  <p className="soft">
    <Sentence text={t.agreeByBooking(LEGAL_AGE)} terms={termsLink} privacy={privacyLink} />
  </p>
)

/** The bar on phones, with the way back to the hotel and the quick exit. */
function ReviewTop({ backPath }: { backPath: string }) {
  return (
    <header className="sticky-top lg:hidden">
      <div className="review-bar">
        <Link className="icon-button" to={backPath} aria-label={t.backToHotel}>
          <Icon name="arrow-left" className="icon-large" />
        </Link>
        <MenuButton />
        <h1>{t.reviewYourBooking}</h1>
        <HelpButton />
        <HidePageButton />
      </div>
    </header>
  )
}
