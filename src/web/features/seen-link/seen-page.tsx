import type { Language } from '#domain/languages.ts'
import { useState } from 'react'
import type { NoticeBooking } from '#contract/hotel-messages.ts'
import { moneyWords } from '#domain/hotel-messages/hotel-text.ts'
import { unreachable } from '#domain/kernel/result.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { failureWords, linkWords, OtherLanguages } from '#web/features/staff-links/other-language.tsx'
import { FACTS } from '#web/features/staff-links/stay-facts.ts'
import { loadSeenLink, confirmSeen, type LinkedBooking } from './load-seen-link.ts'
import { inEachLanguage, tagOf } from '../../../words/in-each-language.ts'
import type { Widened } from '../../../words/same-shape.ts'
import * as english from '#english/seen-link.ts'

type Words = Widened<typeof english>
const SEEN = inEachLanguage<Words>(
  english,
  import.meta.glob<Words>(['../../../words/*/seen-link.ts', '!**/en/*'], { eager: true }),
)

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
    <main id="main" className="wrap section flow" lang={tagOf(language)}>
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
  words: Words
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
  const facts = FACTS[language]
  return (
    <>
      <h1>{isSeen ? words.seen : words.haveYouSeen}</h1>
      <ul className="box">
        <li>
          <b className="digits">{told.short_id}</b>
        </li>
        <li>
          {facts.slots[told.slot]}, {facts.moment(new Date(told.checkin_date))}
        </li>
        <li>{facts.rooms(told.roomCount)}</li>
        <li>
          <b>{moneyWords(told.due, facts)}</b>
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
