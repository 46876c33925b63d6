import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useParams, type RouteObject } from 'react-router'
import { DESK } from '#web/lib/desk-paths.ts'
import { byId, later, useLoadLater } from '#staff/kit/staff-router.tsx'
import { useDesk } from './desk-context.ts'
import { DeskError, DeskMissing } from './desk-faults.tsx'
import { DeskFrame, DeskWordsFrame } from './desk-frame.tsx'
import { CleaningPage } from './house/cleaning-page.tsx'
import { TodayPage } from './today/today-page.tsx'

const booking = () => import('./booking/booking-page.tsx')
const greet = () => import('./booking/greet-page.tsx')
const scan = () => import('./scan/scan-page.tsx')
const rooms = () => import('./rooms/rooms-page.tsx')
const takeWalkIn = () => import('./walk-ins/take-walk-in-page.tsx')
const walkIn = () => import('./walk-ins/walk-in-page.tsx')
const shift = () => import('./shift/shift-page.tsx')
const find = () => import('./today/find-page.tsx')
const more = () => import('./more/more-page.tsx')
const bill = () => import('./bill/bill-page.tsx')

/** The pages that open from today's list, then the other tabs. */
const NEXT_PAGES = [booking, greet]
const OTHER_TABS = [scan, rooms, takeWalkIn, walkIn, shift, find, more]
/** Delays background loading, so that it does not slow down the first page. */
const SETTLED_AFTER_MILLISECONDS = 1500

/** Caches the desk for offline use once somebody is signed in and the first page has loaded. */
function useDeskCaching(): void {
  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    const start = async () => {
      const { startCachingDesk } = await import('./offline/cache-desk.ts')
      if (!isOver) stop = startCachingDesk()
    }
    const timer = setTimeout(() => void start().catch(() => undefined), SETTLED_AFTER_MILLISECONDS) // no network
    return () => {
      isOver = true
      clearTimeout(timer)
      stop?.()
    }
  }, [])
}

function DesksPage() {
  useDeskCaching()
  return <Outlet />
}

/**
 * Rendered inside `DeskFrame`, so it is mounted only while somebody is signed in. A cleaner's phone shows the same page
 * at every address of the desk.
 */
function Page() {
  return useDesk().me.acts_as === 'cleaner' ? <CleaningPage /> : <DesksPage />
}

/**
 * Shows the frame of a hotel's desk. It loads its data in the browser, because the server does not know who is signed
 * in.
 */
function Desk() {
  useLoadLater(NEXT_PAGES, 0)
  useLoadLater(OTHER_TABS, SETTLED_AFTER_MILLISECONDS)
  return (
    <>
      <ScrollRestoration />
      <DeskFrame>
        <Page />
      </DeskFrame>
    </>
  )
}

/** Shows the bill of a booking or of a walk-in. */
const billOf = (kind: 'booking' | 'walk_in') => async () => {
  const { BillPage } = await bill()
  return function Bill() {
    const { id = '' } = useParams()
    return <BillPage key={id} of={{ kind, id }} />
  }
}

async function formThree() {
  const { FormThreePage } = await import('./register/form-three-page.tsx')
  return function FormThree() {
    const { id = '' } = useParams()
    return <FormThreePage key={id} entryId={Number(id)} />
  }
}

async function signIn() {
  const { SignInPage } = await import('./sign-in/sign-in-page.tsx')
  return function DeskSignIn() {
    return (
      <DeskWordsFrame>
        <SignInPage />
      </DeskWordsFrame>
    )
  }
}

/** Every page of a hotel's desk. */
export const DESK_ROUTES: RouteObject[] = [
  {
    Component: Desk,
    ErrorBoundary: DeskError,
    children: [
      { path: DESK.today, Component: TodayPage },
      later(DESK.find, () => find().then(({ FindPage }) => FindPage)),
      later('/desk/booking/:id', () => booking().then(({ BookingPage }) => byId(BookingPage))),
      later('/desk/booking/:id/greet', () => greet().then(({ GreetPage }) => byId(GreetPage))),
      later('/desk/booking/:id/bill', billOf('booking')),
      later(DESK.scan, () => scan().then(({ ScanPage }) => ScanPage)),
      later(DESK.more, () => more().then(({ MorePage }) => MorePage)),
      later(DESK.rooms, () => rooms().then(({ RoomsPage }) => RoomsPage)),
      later(DESK.takeWalkIn, () => takeWalkIn().then(({ TakeWalkInPage }) => TakeWalkInPage)),
      later('/desk/walk-in/:id', () => walkIn().then(({ WalkInPage }) => byId(WalkInPage))),
      later('/desk/walk-in/:id/bill', billOf('walk_in')),
      { path: DESK.cleaning, Component: CleaningPage },
      later(DESK.hotelRooms, () => import('./rooms/hotel-rooms-page.tsx').then(({ HotelRoomsPage }) => HotelRoomsPage)),
      later(DESK.staff, () => import('./more/staff-page.tsx').then(({ StaffPage }) => StaffPage)),
      later(DESK.prices, () => import('./prices/prices-page.tsx').then(({ PricesPage }) => PricesPage)),
      later(DESK.photos, () => import('./hotel/photos-page.tsx').then(({ PhotosPage }) => PhotosPage)),
      later(DESK.upi, () => import('./bill/upi-page.tsx').then(({ UpiPage }) => UpiPage)),
      later(DESK.facts, () => import('./hotel/facts-page.tsx').then(({ FactsPage }) => FactsPage)),
      later(DESK.reviews, () => import('./hotel/reviews-page.tsx').then(({ ReviewsPage }) => ReviewsPage)),
      later(DESK.cases, () => import('./hotel/cases-page.tsx').then(({ CasesPage }) => CasesPage)),
      later(DESK.welcome, () => import('./hotel/welcome-page.tsx').then(({ WelcomePage }) => WelcomePage)),
      later(DESK.channels, () => import('./channels/channels-page.tsx').then(({ ChannelsPage }) => ChannelsPage)),
      later(DESK.coupons, () => import('./hotel/coupons-page.tsx').then(({ CouponsPage }) => CouponsPage)),
      later(DESK.keys, () => import('./keys/keys-page.tsx').then(({ KeysPage }) => KeysPage)),
      later(DESK.log, () => import('./hotel/log-page.tsx').then(({ HotelLogPage }) => HotelLogPage)),
      later(DESK.register, () => import('./register/register-page.tsx').then(({ RegisterPage }) => RegisterPage)),
      later('/desk/register/form-three/:id', formThree),
      later(DESK.shift, () => shift().then(({ ShiftPage }) => ShiftPage)),
      later(DESK.figures, () => import('./figures/figures-page.tsx').then(({ FiguresPage }) => FiguresPage)),
      later(DESK.statements, () =>
        import('./statements/statement-page.tsx').then(({ StatementPage }) => StatementPage),
      ),
    ],
  },
  { ...later(DESK.signIn, signIn), ErrorBoundary: DeskError },
  { path: '*', Component: DeskMissing },
]
