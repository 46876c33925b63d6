import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** Every address of the site (specification §2). One thin module each. */
export default [
  index('routes/home.tsx'),
  route('home', 'routes/home-redirect.ts'),
  route('search-results', 'routes/search-results.tsx'),
  route('hotel/:slugOrId', 'routes/hotel.tsx'),
  route('booking', 'routes/booking.tsx'),
  route('booking-failed', 'routes/booking-failed.tsx'),
  route('confirm-booking', 'routes/confirm-booking.tsx'),
  route('my-bookings', 'routes/my-bookings.tsx'),
  route('user-bookings', 'routes/user-bookings.ts'),
  route('my-favourites', 'routes/my-favourites.tsx'),
  route('refer-and-earn', 'routes/refer-and-earn.tsx'),
  route('logout', 'routes/logout.tsx'),
  // '/hotels-in-pune' and '/hotels-for-couples-pune': a router matches whole segments only.
  route(':slug', 'routes/city-hotels.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
