import type { Language } from '#domain/languages.ts'
import { useState, type ReactNode } from 'react'
import type { ApiAnswer } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { failureWords, linkWords, OtherLanguages } from './other-language.tsx'
import { tagOf } from '../../../words/in-each-language.ts'

/** What a link's page shows, or the reason why it shows nothing. */
export type Linked<Value> = { at: 'found'; value: Value } | { at: 'wrong' } | { at: 'failed'; code: string }

export function linkedOf<Value>(answer: ApiAnswer<Value>): Linked<Value> {
  if (answer.ok) return { at: 'found', value: answer.value }
  return answer.refusal.status === 404 ? { at: 'wrong' } : { at: 'failed', code: answer.refusal.code }
}

type LinkPageProps<Value, Words extends { title: string }> = {
  first: Linked<Value>
  language: Language
  words: Record<Language, Words>
  lookAgain: () => Promise<Linked<Value>>
  children: (found: {
    value: Value
    words: Words
    language: Language
    isSending: boolean
    send: (question: () => Promise<Linked<Value>>) => void
  }) => ReactNode
}

/** The page behind a link in a text to hotel staff, with its heading and its buttons. Opening it changes nothing. */
export function LinkPage<Value, Words extends { title: string }>(props: LinkPageProps<Value, Words>) {
  const [language, setLanguage] = useState(props.language)
  const [linked, setLinked] = useState(props.first)
  const [isSending, setSending] = useState(false)
  const words = props.words[language]
  const send = async (question: () => Promise<Linked<Value>>) => {
    if (isSending) return
    setSending(true)
    setLinked(await question())
    setSending(false)
  }
  return (
    <main id="main" className="wrap section flow" lang={tagOf(language)}>
      {linked.at === 'found' ? (
        props.children({ value: linked.value, words, language, isSending, send: (question) => void send(question) })
      ) : (
        <>
          <h1>{words.title}</h1>
          {linked.at === 'failed' ? (
            <Notice tone="danger">{failureWords(linked.code, language)}</Notice>
          ) : (
            <Notice>{linkWords(language).wrong}</Notice>
          )}
          {linked.at === 'failed' && (
            <Button variant="primary" className="big" disabled={isSending} onClick={() => void send(props.lookAgain)}>
              {linkWords(language).again}
            </Button>
          )}
        </>
      )}
      <OtherLanguages language={language} onChange={setLanguage} />
    </main>
  )
}
