import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from '#web/lib/navigation/navigation.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { DESK } from '#web/lib/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import { deskApi } from './desk-api.ts'
import { DeskContext, useDesk, type Desk } from './desk-context.ts'
import { forgetDesk } from './kept-desk.ts'
import { forgetMarks, sendWaiting, useMarks } from './marks.ts'
import { useLive } from './use-live.ts'
import { useMe } from './use-me.ts'
import { english } from './words/english.ts'
import {
  DESK_LANGUAGES,
  rememberedLanguage,
  rememberLanguage,
  useWords,
  WordsContext,
  type DeskLanguage,
} from './words/use-words.ts'
import './desk.css'

/** The language of this device; the server does not know it, so the first paint is English. */
function useLanguage(): [DeskLanguage, (language: DeskLanguage) => void] {
  const [language, setLanguage] = useState<DeskLanguage>('en')
  useEffect(() => setLanguage(rememberedLanguage()), [])
  useEffect(() => {
    document.documentElement.lang = DESK_LANGUAGES[language].lang
  }, [language])
  const choose = (next: DeskLanguage) => {
    rememberLanguage(next)
    setLanguage(next)
  }
  return [language, choose]
}

/** The words of the device's language around a page of the desk. */
export function DeskWordsFrame({ children }: { children: ReactNode }) {
  const [language] = useLanguage()
  return <WordsContext value={DESK_LANGUAGES[language]}>{children}</WordsContext>
}

async function endDesk(): Promise<void> {
  await deskApi.post('/desk/sign-out')
  forgetMarks()
  forgetDesk()
}

/** Around every page of the desk: who is signed in, what is new, what waits to be sent. */
export function DeskFrame({ children }: { children: ReactNode }) {
  const { me, chooseMe } = useMe()
  const [language, chooseLanguage] = useLanguage()
  const navigate = useNavigate()
  const version = useLive(me !== undefined)
  useEffect(() => {
    if (me) void sendWaiting()
  }, [me, version])
  const desk = useMemo<Desk | undefined>(
    () =>
      me && {
        me,
        version,
        language,
        chooseLanguage,
        chooseMe,
        signOut: async () => {
          await endDesk()
          await navigate(DESK.signIn, { replace: true })
        },
      },
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [me, version, language],
  )
  return (
    <WordsContext value={DESK_LANGUAGES[language]}>
      {desk ? <DeskContext value={desk}>{children}</DeskContext> : <Opening />}
    </WordsContext>
  )
}

/** Before it is known who is signed in. */
const Opening = () => (
  <main id="main" className="desk-opening">
    <p role="status">{useWords().loading}</p>
  </main>
)

type Tab = { to: string; icon: IconName; words: string }

const tabsOf = (words: typeof english): Tab[] => [
  { to: DESK.today, icon: 'calendar-days', words: words.today },
  { to: DESK.scan, icon: 'scan-line', words: words.scan },
  { to: DESK.more, icon: 'menu', words: words.more },
]

type DeskPageProps = {
  /** the heading of the page, for the browser's tab and screen readers */
  title: string
  /** under the hotel's name */
  line?: ReactNode
  /** where the arrow leads; a page with tabs has none */
  backTo?: string
  tools?: ReactNode
  /** the page's next step, always in reach of the thumb */
  bar?: ReactNode
  children: ReactNode
}

/** A page of the desk: its head, itself, and the tabs or a bar with the next step. */
export function DeskPage({ title, line, backTo, tools, bar, children }: DeskPageProps) {
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
      <main id="main" tabIndex={-1} className="desk-page">
        <NotTakenNotes />
        {children}
      </main>
      {bar ? <div className="desk-bar">{bar}</div> : <Tabs />}
    </div>
  )
}

function Tabs() {
  const { pathname } = useLocation()
  const words = useWords()
  return (
    <nav className="desk-tabs" aria-label={words.desk}>
      {tabsOf(words as typeof english).map(({ to, icon, words: name }) => (
        <Link key={to} to={to} aria-current={pathname === to ? 'page' : undefined}>
          <Icon name={icon} />
          {name}
        </Link>
      ))}
    </nav>
  )
}

/** Marks that were sent at last and not taken: said once, where the desk looks. */
function NotTakenNotes() {
  const { notTaken } = useMarks()
  const words = useWords()
  if (notTaken.length === 0) return null
  return (
    <ul className="desk-not-taken" role="alert">
      {notTaken.map(({ name, why }, index) => (
        <li key={index}>
          <Icon name="triangle-exclamation-point" />
          {words.notSent(name, why)}
        </li>
      ))}
    </ul>
  )
}
