import { Outlet, ScrollRestoration, useParams, type RouteObject } from 'react-router'
import { OFFICE } from '#web/lib/office-paths.ts'
import { byId, later } from '#staff/kit/staff-router.tsx'
import { NowPage } from './now/now-page.tsx'
import { OfficeFrame } from './office-frame.tsx'

const loadPalette = () => import('./palette/palette.tsx')

/**
 * Shows the frame of the office. It loads its data in the browser, because the server does not know who is signed in.
 */
const Office = () => (
  <>
    <ScrollRestoration />
    <OfficeFrame loadPalette={loadPalette}>
      <Outlet />
    </OfficeFrame>
  </>
)

async function statement() {
  const { StatementPage } = await import('./money/statement-page.tsx')
  return function Statement() {
    const { hotelId = '', month = '' } = useParams()
    return <StatementPage key={`${hotelId} ${month}`} hotelId={hotelId} month={month} />
  }
}

/** Every page of the operator's office. */
export const OFFICE_ROUTES: RouteObject[] = [
  {
    Component: Office,
    children: [
      { path: OFFICE.now, Component: NowPage },
      later(OFFICE.find, () => import('./find/find-page.tsx').then(({ FindPage }) => FindPage)),
      later(OFFICE.bookings, () => import('./lists/bookings-page.tsx').then(({ BookingsPage }) => BookingsPage)),
      later(OFFICE.hotels, () => import('./hotels/hotels-page.tsx').then(({ HotelsPage }) => HotelsPage)),
      later(OFFICE.guests, () => import('./guest/guests-page.tsx').then(({ GuestsPage }) => GuestsPage)),
      later(OFFICE.applications, () =>
        import('./hotels/applications-page.tsx').then(({ ApplicationsPage }) => ApplicationsPage),
      ),
      later(OFFICE.names, () => import('./names/names-page.tsx').then(({ NamesPage }) => NamesPage)),
      later(OFFICE.coupons, () => import('./coupons/coupons-page.tsx').then(({ CouponsPage }) => CouponsPage)),
      later(OFFICE.money, () => import('./money/money-page.tsx').then(({ MoneyPage }) => MoneyPage)),
      later(OFFICE.statements, () =>
        import('./money/statements-page.tsx').then(({ StatementsPage }) => StatementsPage),
      ),
      later(OFFICE.settlements, () =>
        import('./money/settlements-page.tsx').then(({ SettlementsPage }) => SettlementsPage),
      ),
      later('/office/settlements/:id', () =>
        import('./money/settlement-page.tsx').then(({ SettlementPage }) => byId(SettlementPage)),
      ),
      later(OFFICE.bank, () => import('./money/bank-page.tsx').then(({ BankPage }) => BankPage)),
      later(OFFICE.trialBalance, () =>
        import('./money/trial-balance-page.tsx').then(({ TrialBalancePage }) => TrialBalancePage),
      ),
      later(OFFICE.disputes, () => import('./money/disputes-page.tsx').then(({ DisputesPage }) => DisputesPage)),
      later('/office/disputes/:id', () =>
        import('./money/dispute-page.tsx').then(({ DisputePage }) => byId(DisputePage)),
      ),
      later(OFFICE.payouts, () => import('./money/payouts-page.tsx').then(({ PayoutsPage }) => PayoutsPage)),
      later(OFFICE.rates, () => import('./money/rates-page.tsx').then(({ RatesPage }) => RatesPage)),
      later(OFFICE.owing, () => import('./money/owing-page.tsx').then(({ OwingPage }) => OwingPage)),
      later(OFFICE.waiting, () => import('./money/waiting-page.tsx').then(({ WaitingPage }) => WaitingPage)),
      later(OFFICE.taxes, () => import('./money/taxes-page.tsx').then(({ TaxesPage }) => TaxesPage)),
      later(OFFICE.returns, () => import('./money/returns-page.tsx').then(({ ReturnsPage }) => ReturnsPage)),
      later(OFFICE.reviews, () => import('./reviews/reviews-page.tsx').then(({ ReviewsPage }) => ReviewsPage)),
      later(OFFICE.figures, () => import('./figures/figures-page.tsx').then(({ FiguresPage }) => FiguresPage)),
      later(OFFICE.health, () => import('./health/health-page.tsx').then(({ HealthPage }) => HealthPage)),
      later(OFFICE.log, () => import('./log/log-page.tsx').then(({ LogPage }) => LogPage)),
      later(OFFICE.team, () => import('./team/team-page.tsx').then(({ TeamPage }) => TeamPage)),
      later('/office/booking/:id', () =>
        import('./booking/booking-page.tsx').then(({ BookingPage }) => byId(BookingPage)),
      ),
      later('/office/cases/:id', () => import('./cases/case-page.tsx').then(({ CasePage }) => byId(CasePage))),
      later('/office/guest/:id', () => import('./guest/guest-page.tsx').then(({ GuestPage }) => byId(GuestPage))),
      later('/office/hotels/:id', () => import('./hotels/hotel-page.tsx').then(({ HotelPage }) => byId(HotelPage))),
      later('/office/hotels/:id/edit', () =>
        import('./hotels/edit-page.tsx').then(({ EditHotelPage }) => byId(EditHotelPage)),
      ),
      later('/office/hotels/:id/bookings', () =>
        import('./hotels/hotel-bookings-page.tsx').then(({ HotelBookingsPage }) => byId(HotelBookingsPage)),
      ),
      later('/office/statements/:hotelId/:month', statement),
    ],
  },
  later(OFFICE.signIn, () => import('./sign-in/sign-in-page.tsx').then(({ SignInPage }) => SignInPage)),
]
