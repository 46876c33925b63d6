import type { Language } from '#domain/languages.ts'
import { useState } from 'react'
import type { NoticeBooking } from '#contract/hotel-messages.ts'
import { momentWords, moneyWords, roomWords, slotWords } from '#domain/hotel-messages/hotel-text.ts'
import { unreachable } from '#domain/kernel/result.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Catalogue } from '#web/features/staff-links/catalogue.ts'
import { failureWords, LANG, linkWords, OtherLanguages } from '#web/features/staff-links/other-language.tsx'
import { loadSeenLink, confirmSeen, type LinkedBooking } from './load-seen-link.ts'
import * as english from '#english/seen-link.ts'
import * as hindi from '#hindi/seen-link.ts'
import * as tamil from '#tamil/seen-link.ts'

type SeenWords = Catalogue<typeof english>
const SEEN: Record<Language, SeenWords> = { en: english, hi: hindi, ta: tamil }

type SeenPageProps = { token: string; first: LinkedBooking; language: Language }

/** The page behind the link in a hotel's message: the same facts, and a button. Opening it changes nothing. */
export function SeenPage({ token, first, language: given }: SeenPageProps) {
  const [language, setLanguage] = useState(given)
  const [linked, setLinked] = useState(first)
  const [isSending, setIsSending] = useState(false)
  const words = SEEN[language]
  const ask = async (question: (token: string) => Promise<LinkedBooking>) => {
    if (isSending) return
    setIsSending(true)
    setLinked(await question(token))
    setIsSending(false)
  }
  return (
    <main id="main" className="wrap section flow" lang={LANG[language]}>
      <Linked
        linked={linked}
        isSending={isSending}
        onPress={() => void ask(confirmSeen)}
        onLookAgain={() => void ask(loadSeenLink)}
        words={words}
        language={language}
      />
      <OtherLanguages language={language} onChange={setLanguage} />
    </main>
  )
}

type LinkedProps = {
  linked: LinkedBooking
  isSending: boolean
  onPress: () => void
  onLookAgain: () => void
  words: SeenWords
  language: Language
}

function Linked({ linked, onLookAgain, ...more }: LinkedProps) {
  const { words, language, isSending } = more
  switch (linked.at) {
    case 'told':
      return <Told told={linked.told} {...more} />
    case 'over':
    case 'wrong':
      return (
        <>
          <h1>{words.haveYouSeen}</h1>
          <Notice>{linked.at === 'over' ? words.over : linkWords(language).wrong}</Notice>
        </>
      )
    case 'failed':
      return (
        <>
          <h1>{words.haveYouSeen}</h1>
          <Notice tone="danger">{failureWords(linked.code, language)}</Notice>
          <Button variant="primary" className="big" disabled={isSending} onClick={onLookAgain}>
            {linkWords(language).again}
          </Button>
        </>
      )
    default:
      return unreachable(linked)
  }
}

type ToldProps = Omit<LinkedProps, 'linked' | 'onLookAgain'> & { told: NoticeBooking }

function Told({ told, isSending, onPress, words, language }: ToldProps) {
  const isSeen = told.state === 'seen'
  return (
    <>
      <h1>{isSeen ? words.seen : words.haveYouSeen}</h1>
      <ul className="box">
        <li>
          <b className="digits">{told.short_id}</b>
        </li>
        <li>
          {slotWords(told.slot as SlotIndex, language)}, {momentWords(new Date(told.checkin_date), language)}
        </li>
        <li>{roomWords(told.roomCount, language)}</li>
        <li>
          <b>{moneyWords(told.due, language)}</b>
        </li>
      </ul>
      {isSeen ? (
        <Notice tone="trust">{words.thanks}</Notice>
      ) : (
        <>
          <p>{words.whatItMeans}</p>
          <Button variant="primary" className="big" disabled={isSending} onClick={onPress}>
            {isSending ? words.oneMoment : words.yesSeen}
          </Button>
        </>
      )}
    </>
  )
}
