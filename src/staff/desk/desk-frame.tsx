import { useEffect, type ReactNode } from 'react'
import type { Language } from '#domain/languages.ts'
import { PRODUCT_NAME } from '#domain/site.ts'
import { useLocation, useNavigate } from '#web/lib/navigation/navigation.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { DESK } from '#web/lib/desk-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { CloseLabel } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { forgetAttempts } from '#web/lib/attempt-store.ts'
import { deskApi } from './desk-api.ts'
import { forgetAnswers, refresh } from './desk-calls.ts'
import { DeskContext, useDesk, type Desk } from './desk-context.ts'
import { cachedColleagues } from './cached-responses.ts'
import type { OfflineEntry } from './offline-entry.ts'
import { dropEntry, leaveDesk, enteredAt, sendQueue, useOfflineQueue } from './offline-queue.ts'
import { InvitationBox } from './invitation-box.tsx'
import { managersPages, type PageOfDesk } from './managers-pages.ts'
import { SessionEnds } from './session-ends.tsx'
import { useLive } from './use-live.ts'
import { useMe } from './use-me.ts'
import { timeWords } from './words/desk-time.ts'
import type { DeskWords } from '#english/desk/desk.ts'
import { LOADING } from './words/languages.ts'
import { useCleanersLanguage, useLanguage, useWordsOf } from './words/use-language.ts'
import { useWords, WordsContext } from './words/use-words.ts'
import './desk.css'
import './house/house.css'
import { tagOf } from '../../words/in-each-language.ts'

/** Sets `lang`, so that screen readers pronounce the words correctly. */
function useLanguageOfPage(isCleaners = false): Language {
  const [ofDesk, ofCleaner] = [useLanguage(), useCleanersLanguage()]
  const language = isCleaners ? ofCleaner : ofDesk
  useEffect(() => {
    document.documentElement.lang = tagOf(language)
  }, [language])
  return language
}

const InWords = ({ words, children }: { words: DeskWords; children: ReactNode }) => (
  <WordsContext value={words}>
    <CloseLabel value={words.close}>{children}</CloseLabel>
  </WordsContext>
)

/** Provides the texts in this device's language to a desk page, once they have loaded. */
export function DeskWordsFrame({ children }: { children: ReactNode }) {
  const words = useWordsOf(useLanguageOfPage())
  return words ? <InWords words={words}>{children}</InWords> : <DeskOpening />
}

function sendAndRefresh(): void {
  void sendQueue()
  refresh()
}

async function endDesk(): Promise<void> {
  await deskApi.post('/desk/sign-out')
  leaveDesk()
  forgetAnswers()
  forgetAttempts()
}

/** Shows the frame of every desk page, with who is signed in, new bookings, and entries that wait to be sent. */
export function DeskFrame({ children }: { children: ReactNode }) {
  const { me, chooseMe } = useMe()
  const isCleaners = me?.acts_as === 'cleaner'
  const language = useLanguageOfPage(isCleaners)
  const words = useWordsOf(language)
  const navigate = useNavigate()
  const isAtWork = me?.post.is_accepted === true
  useLive(isAtWork, sendAndRefresh)
  useEffect(() => {
    if (isAtWork) void sendQueue()
  }, [isAtWork])
  const signOut = async () => {
    await endDesk()
    await navigate(DESK.signIn, { replace: true })
  }
  const desk: Desk | undefined = me && { me, language, chooseMe, signOut }
  if (!desk || !words) return <DeskOpening />
  return (
    <InWords words={words}>
      <DeskContext value={desk}>{isAtWork ? children : <Invited />}</DeskContext>
    </InWords>
  )
}

/** Until staff accept their post, they see only the invitation and no data of the hotel. */
function Invited() {
  const { me, chooseMe, signOut } = useDesk()
  const words = useWords()
  return (
    <main id="main" tabIndex={-1} className="pair-page">
      <p className="desk-brand">{PRODUCT_NAME}</p>
      <h1>{words.ofStaff.invitation}</h1>
      <InvitationBox post={me.post} onAccepted={chooseMe} onDeclined={() => void signOut()} />
      <Button className="w-full" onClick={() => void signOut()}>
        {words.signOut}
      </Button>
    </main>
  )
}

/** Shown until we know who is signed in and the texts have loaded. */
export const DeskOpening = () => (
  <main id="main" className="desk-opening">
    <output>{LOADING[useLanguage()]}</output>
  </main>
)

const tabsOf = (words: DeskWords): PageOfDesk[] => [
  { to: DESK.today, icon: 'calendar-days', words: words.today },
  { to: DESK.scan, icon: 'scan-line', words: words.scan },
  { to: DESK.rooms, icon: 'bed-double', words: words.roomsTab },
  { to: DESK.more, icon: 'menu', words: words.more },
]

type DeskPageProps = {
  /** the heading of the page, for the browser's tab and screen readers */
  title: string
  /** a line under the hotel's name */
  line?: ReactNode
  /** target of the back arrow; undefined on pages with tabs */
  backTo?: string
  tools?: ReactNode
  /** the page's main button, always in reach of the thumb */
  bar?: ReactNode
  /** two columns on a desktop; otherwise a page with a bar is as wide as its button */
  isWide?: boolean
  children: ReactNode
}

/** Lays out a desk page: head and content, then either the tabs or a bar with the main button. */
export function DeskPage({ title, line, backTo, tools, bar, isWide = false, children }: DeskPageProps) {
  const { me } = useDesk()
  const words = useWords()
  useEffect(() => {
    document.title = `${title} · ${words.desk}`
  }, [title, words])
  return (
    <div className="desk">
      <header className="desk-head">
        {backTo === undefined ? null : (
          <Link to={backTo} className="icon-button" aria-label={words.back}>
            <Icon name="arrow-left" />
          </Link>
        )}
        <p className="desk-place">
          <b>{backTo === undefined ? me.post.hotel.name : title}</b>
          {line !== undefined && <span>{line}</span>}
        </p>
        {tools}
      </header>
      <main id="main" tabIndex={-1} className={isWide ? 'desk-page wide-page' : 'desk-page'}>
        <SessionEnds />
        <NotTakenNotes />
        {children}
      </main>
      {bar && <footer className="desk-bar">{bar}</footer>}
      <Tabs isBesideBar={Boolean(bar)} />
    </div>
  )
}

/**
 * Puts the tabs in reach of the thumb, or, on a desktop, in a list at the side with the manager's pages. On a phone,
 * the bar with the main button replaces them.
 */
function Tabs({ isBesideBar }: { isBesideBar: boolean }) {
  const { pathname } = useLocation()
  const { me } = useDesk()
  const words = useWords()
  if (me.acts_as === 'cleaner') return null
  const linkTo = ({ to, icon, words: name }: PageOfDesk, className?: string) => (
    <Link key={to} to={to} className={className} aria-current={pathname === to ? 'page' : undefined}>
      <Icon name={icon} />
      {name}
    </Link>
  )
  return (
    <nav className={isBesideBar ? 'desk-tabs beside-bar' : 'desk-tabs'} aria-label={words.desk}>
      {tabsOf(words).map((tab) => linkTo(tab))}
      {linkTo({ to: DESK.register, icon: 'scroll-text', words: words.ofRegister.register }, 'desk-wide-tab')}
      {me.acts_as === 'manager' && managersPages(words).map((page) => linkTo(page, 'desk-wide-tab'))}
    </nav>
  )
}

/** Lists queued entries that the server refused, and unsent entries of other people. */
function NotTakenNotes() {
  const { notTaken, others } = useOfflineQueue()
  const words = useWords()
  if (notTaken.length + others.length === 0) return null
  return (
    <div role="alert">
      <ul className="desk-not-taken">
        {notTaken.map(({ name, why }) => (
          <li key={`${name} ${why.code}`}>
            <Icon name="triangle-exclamation-point" />
            {words.notSent(name, words.refusal(why))}
          </li>
        ))}
        {others.map((mark) => (
          <li key={mark.key}>
            <Icon name="triangle-exclamation-point" />
            <span>
              {othersMarkWords(mark, words)}{' '}
              <button type="button" className="link" onClick={() => dropEntry(mark.key)}>
                {words.removeMark}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Explains why a colleague's entry is still unsent: entries are never sent under another person's name. */
function othersMarkWords(mark: OfflineEntry, words: DeskWords): string {
  const time = timeWords(enteredAt(mark), words)
  if (!mark.by?.staffId) return words.markOfNobody(time)
  const { name, staffId } = mark.by
  const colleagues = cachedColleagues()
  const isGone = colleagues !== undefined && !colleagues.includes(staffId)
  return isGone ? words.markOfLeaver(name, time) : words.markOfOther(name, time)
}
