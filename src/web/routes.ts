import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** Every address of the site (specification §2). One thin module each. */
export default [
  index('routes/home.tsx'),
  route('home', 'routes/home-redirect.ts'),
  route('search-results', 'routes/search-results.tsx'),
  route('hotel/:slugOrId', 'routes/hotel.tsx'),
  route('booking', 'routes/booking.tsx'),
  route('booking-failed', 'routes/booking-failed.tsx'),
  route('confirm-booking', 'routes/confirm-booking.tsx'),
  layout('routes/dashboard.tsx', [
    route('my-bookings', 'routes/my-bookings.tsx'),
    route('my-favourites', 'routes/my-favourites.tsx'),
    route('my-data', 'routes/my-data.tsx'),
    route('refer-and-earn', 'routes/refer-and-earn.tsx'),
  ]),
  route('user-bookings', 'routes/user-bookings.ts'),
  route('logout', 'routes/logout.tsx'),
  route('how-superfast-checkin-works', 'routes/how-superfast-checkin-works.tsx'),
  route('legalpage', 'routes/legalpage.tsx'),
  route('team', 'routes/team.tsx'),
  route('privacy-policy', 'routes/privacy-policy.tsx'),
  route('terms-conditions', 'routes/terms-conditions.tsx'),
  route('cancellations-refunds', 'routes/cancellations-refunds.tsx'),
  route('lovekit', 'routes/lovekit.tsx'),
  route('share-and-win', 'routes/share-and-win.tsx'),
  route('partner-with-us', 'routes/partner-with-us.tsx'),
  route('sign-up', 'routes/sign-up.tsx'),
  route('verify-email', 'routes/verify-email.tsx'),
  route('offline', 'routes/offline.tsx'),
  layout('routes/desk.tsx', [
    route('desk', 'routes/desk-today.tsx'),
    route('desk/find', 'routes/desk-find.tsx'),
    route('desk/booking/:id', 'routes/desk-booking.tsx'),
    route('desk/booking/:id/greet', 'routes/desk-greet.tsx'),
    route('desk/more', 'routes/desk-more.tsx'),
    route('desk/staff', 'routes/desk-staff.tsx'),
  ]),
  route('desk/sign-in', 'routes/desk-sign-in.tsx'),
  // Addresses that were only ever page views: each leads to the page that now does that step.
  route('sign-up-requestOTP', 'routes/old-address.ts', { id: 'sign-up-request-otp' }),
  route('sign-up-complete', 'routes/old-address.ts', { id: 'sign-up-complete' }),
  route('make-payment', 'routes/old-address.ts', { id: 'make-payment' }),
  // '/hotels-in-pune' and '/hotels-for-couples-pune': a router matches whole segments only.
  route(':slug', 'routes/city-hotels.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
