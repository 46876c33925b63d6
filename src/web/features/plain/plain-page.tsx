import { unreachable } from '#domain/kernel/result.ts'
import { BookingView } from './booking-view.tsx'
import { BookingsView } from './bookings-view.tsx'
import type { PlainPageData } from './plain-data.ts'
import { ReviewForm } from './review-form.tsx'
import { OtpForm, SignInForm, SignUpForm } from './sign-in-forms.tsx'

/** A page for browsers that run no scripts (decision 0086). Only the server draws it. */
export const PlainPage = ({ page }: { page: PlainPageData }) => (
  <main id="main" className="wrap outcome">
    <View {...page} />
  </main>
)

function View({ view, form, now }: PlainPageData) {
  const props = { form, now: new Date(now) }
  switch (view.page) {
    case 'sign-in':
      return <SignInForm {...props} view={view} />
    case 'sign-up':
      return <SignUpForm {...props} view={view} />
    case 'otp':
      return <OtpForm {...props} view={view} />
    case 'review':
      return <ReviewForm {...props} view={view} />
    case 'booking':
      return <BookingView {...props} view={view} />
    case 'bookings':
      return <BookingsView {...props} view={view} />
    default:
      return unreachable(view)
  }
}
