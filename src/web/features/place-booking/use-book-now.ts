import { UNREACHABLE } from '#web/lib/api.ts'
import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react'
import { useNavigate, useRevalidator } from '#web/lib/navigation/navigation.ts'
import type { User } from '#contract/accounts.ts'
import type { Booking } from '#contract/bookings.ts'
import { unreachable } from '#domain/kernel/result.ts'
import { endSession } from '#web/features/account/sign-in/end-session.ts'
import type { SessionCheck } from '#web/features/account/sign-in/use-session-check.ts'
import { recall } from '#web/lib/browser-memory.ts'
import { openLogin, useLoginDialog } from '#web/lib/login-dialog.ts'
import { bookingFailedPath, confirmBookingPath } from '#web/lib/booking-paths.ts'
import { track } from '#web/lib/track.ts'
import { useDialogPart } from '#web/ui/load-part.ts'
import { bookStay, type BookingOutcome } from './book-stay.ts'
import { bookingBody } from './booking-body.ts'
import type { RefusalAnswer } from './booking-refusal.ts'
import { bookingToConfirm, readOwnStays, wantedStay } from './own-stay.ts'
import type { OwnStayQuestionProps } from './own-stay-question.tsx'
import type { GuestForm } from './use-guest-form.ts'
import { guestQuote, type ReviewPageData } from './review-data.ts'
import type { ReviewStay } from './use-review-stay.ts'
import * as t from '#words/place-booking.ts'

/**
 * The phases of a booking. It is pending while the booking is created and the payment page opens (specification §4).
 */
type Phase = 'reviewing' | 'sending' | 'leaving'

/** 'signing-in': the login is open, or the session check is running. */
export type BookPhase = Phase | 'signing-in'

export type BookNow = {
  phase: BookPhase
  /** nothing can be booked yet: the page's scripts have not started, or the session check is running */
  isStarting: boolean
  problem: RefusalAnswer | undefined
  press: () => void
  /** records that the guest wants one more room for the same time as a stay they have paid for */
  wantAnother: () => void
  isAnother: boolean
  /** the dialog about the guest's other stay at the same time, while it is open */
  question: { Shown: ComponentType<OwnStayQuestionProps>; props: OwnStayQuestionProps } | undefined
}

/** Keeps the input, and continues the booking after the login. */
const SIGNED_OUT = t.signedOut

/** The server refused because of the guest's other stay, but that stay is gone by the time the page loads it. */
const OWN_STAY_CHANGED = t.bookingsHaveChanged

const CHANGED_BILL = t.billHasChanged

type Said = 'another' | 'one-only'

type Review = {
  page: ReviewPageData
  stay: ReviewStay
  form: GuestForm
  session: SessionCheck & { checkAgain: () => void }
}

/** Does everything behind 'Book Now'. A visitor signs in first and continues from there, and no input is lost. */
export function useBookNow({ page, stay, form, session }: Review): BookNow {
  const [phase, setPhase] = useState<Phase>('reviewing')
  const [problem, setProblem] = useState<RefusalAnswer>()
  /** the amount the guest saw and agreed to pay now */
  const agreed = useRef(0)
  /** the state of a login that was opened in order to book */
  const signIn = useRef<'none' | 'asked' | 'shown' | 'done'>('none')
  const [own, setOwn] = useState<Booking>()
  const question = useDialogPart(() => import('./own-stay-question.tsx'), t.yourOtherBooking)
  /** the date, slot and days for which the guest wants one more room */
  const [another, setAnother] = useState<string>()
  const dialog = useLoginDialog()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const time = `${stay.query.date}/${stay.query.slot}/${stay.query.days}`
  const isAnother = another === time

  /** Leaves out a refused coupon, because the page's bill does not include it. */
  const query = page.quote.couponRefusal ? { ...stay.query, couponId: undefined } : stay.query

  const stop = (answer: RefusalAnswer) => {
    setPhase('reviewing')
    setProblem(answer)
  }
  const signInAgain = async () => {
    if (!(await endSession())) return stop({ kind: 'try-again', message: UNREACHABLE.message })
    setPhase('reviewing')
    signIn.current = 'asked'
    openLogin({ why: SIGNED_OUT })
  }
  const askAboutOwn = async () => {
    const found = bookingToConfirm(await readOwnStays(), wantedStay(page.hotel.id, stay.query))
    if (!found) return stop({ kind: 'try-again', message: OWN_STAY_CHANGED })
    setOwn(found)
    question.open()
    setPhase('reviewing')
  }
  const follow = async (outcome: BookingOutcome) => {
    switch (outcome.kind) {
      case 'pay':
        // Reloads the bill of the held room, so that the button shows the amount that will be charged.
        if (outcome.payable !== agreed.current) {
          void revalidate()
          return stop({ kind: 'new-bill', message: CHANGED_BILL })
        }
        setPhase('leaving')
        return location.assign(outcome.url)
      case 'confirmed':
        setPhase('leaving')
        return navigate(confirmBookingPath(outcome.booking))
      case 'failed':
        return navigate(bookingFailedPath({ reason: outcome.reason, back: stay.reviewPath }))
      case 'sign-in':
        return signInAgain()
      case 'own-stay':
        return askAboutOwn()
      case 'new-bill':
        void revalidate()
        return stop(outcome)
      case 'field':
        form.flag(outcome.field, outcome.message)
        return stop(outcome)
      case 'too-many-holds':
      case 'try-again':
        return stop(outcome)
      default:
        return unreachable(outcome)
    }
  }
  const send = async (user: User, shownTotal: number | undefined, said: Said) => {
    setPhase('sending')
    setProblem(undefined)
    const body = bookingBody({
      hotelId: page.hotel.id,
      query,
      guest: form.guestFor(user),
      user,
      loveKit: form.draft.hasLoveKit ? 'wanted' : 'not-wanted',
      referral: recall('referral'),
      lead: recall('lead'),
      shownTotal,
      shownRule: page.quote.rule,
      said,
    })
    await follow(await bookStay(body))
  }
  /**
   * Checks the bill of the signed-in guest first. If it differs from the agreed one, the guest must confirm the new
   * one.
   */
  const quoteAndSend = async (user: User, said: Said) => {
    const quote = await guestQuote(page.hotel, query, new Date(page.now))
    signIn.current = 'none'
    const isAsAgreed = quote.bill && quote.bill.payable_now === agreed.current && !quote.couponRefusal && quote.isFree
    if (isAsAgreed) return send(user, quote.bill?.total, said)
    void revalidate()
    stop({ kind: 'new-bill', message: quote.couponRefusal ?? quote.problem ?? CHANGED_BILL })
  }
  const goOn = useEffectEvent((user: User) => quoteAndSend(user, isAnother ? 'another' : 'one-only'))
  const user = session.state === 'valid' ? session.user : undefined
  const isAnonymous = session.state === 'anonymous'
  useEffect(() => {
    if (signIn.current === 'none' || signIn.current === 'done') return
    if (user) {
      signIn.current = 'done'
      void goOn(user)
    } else if (dialog.state === 'open') signIn.current = 'shown'
    // The guest closed the dialog without signing in, so a later login must not book.
    else if (isAnonymous && signIn.current === 'shown') signIn.current = 'none'
  }, [user, isAnonymous, dialog.state])
  useReturnFromPayment(() => {
    setPhase('reviewing')
    // The page then shows the booking that was paid or is still held.
    void revalidate()
  })
  const wantAnother = () => setAnother(time)
  const answer = (said: Said) => {
    question.close()
    if (said === 'another') wantAnother()
    if (!user) return
    setPhase('sending')
    void quoteAndSend(user, said)
  }

  const press = () => {
    const { bill } = page.quote
    if (phase !== 'reviewing' || signIn.current === 'done' || !bill || !form.check(user ? 'all' : 'typed')) return
    agreed.current = bill.payable_now
    track({ name: 'begin_booking', hotel: page.hotel.id, slot: query.slot })
    setProblem(undefined)
    if (user) {
      void send(user, bill.total, isAnother ? 'another' : 'one-only')
      return
    }
    if (session.state === 'unreachable') {
      session.checkAgain()
      stop({ kind: 'try-again', message: session.message })
      return
    }
    if (session.state !== 'anonymous') return
    signIn.current = 'asked'
    openLogin(session.wasSignedIn ? { why: SIGNED_OUT } : { screen: 'signup', known: form.guestFor(undefined) })
  }
  const isSigningIn = phase === 'reviewing' && (dialog.state === 'open' || session.state === 'checking')
  const asked = question.Shown && own && { Shown: question.Shown, own }
  return {
    phase: isSigningIn ? 'signing-in' : phase,
    isStarting: session.state === 'checking' && dialog.state !== 'open',
    problem,
    press,
    wantAnother,
    isAnother,
    question: asked && {
      Shown: asked.Shown,
      props: { own: asked.own, hotelId: page.hotel.id, onBook: answer, onClose: question.close },
    },
  }
}

/** Enables the button again, because 'back' on the payment page may restore this page as it was left. */
function useReturnFromPayment(onReturn: () => void): void {
  const come = useEffectEvent((event: PageTransitionEvent) => event.persisted && onReturn())
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => void come(event)
    addEventListener('pageshow', listen)
    return () => removeEventListener('pageshow', listen)
  }, [])
}
