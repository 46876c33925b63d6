import type { Language } from '#domain/languages.ts'
import type { ContactRequest } from '#contract/hotel-contacts.ts'
import { browserApi } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LinkPage, linkedOf, type Linked } from './link-page.tsx'
import { inEachLanguage } from '../../../words/in-each-language.ts'
import type { Widened } from '../../../words/same-shape.ts'
import * as english from '#english/hotel-contact.ts'

type Words = Widened<typeof english>
const CONTACT = inEachLanguage<Words>(
  english,
  import.meta.glob<Words>(['../../../words/*/hotel-contact.ts', '!**/en/*'], { eager: true }),
)

type Question = 'look' | 'agree' | 'stop'

const ask = async (question: Question, token: string): Promise<Linked<ContactRequest>> =>
  linkedOf(
    await browserApi.post(`/hotel-contacts/${question}` as '/hotel-contacts/look', {
      body: { token },
    }),
  )

/** Reads what the link is about and changes nothing on the server. An address without a token was cut off. */
export const loadContact = async (token: string): Promise<Linked<ContactRequest>> =>
  token ? ask('look', token) : { at: 'wrong' }

type HotelContactPageProps = { token: string; first: Linked<ContactRequest>; language: Language }

/**
 * The page behind the link that asks a hotel's contact whether we may send messages. Later the same link stops them.
 */
export const HotelContactPage = ({ token, first, language }: HotelContactPageProps) => (
  <LinkPage first={first} language={language} words={CONTACT} lookAgain={() => loadContact(token)}>
    {({ value: { state, hotel, channel, kinds }, words, isSending, send }) => (
      <>
        <h1>{words.title}</h1>
        <p>{words.ASKS[channel](hotel)}</p>
        <ul className="box">
          {kinds.map((kind) => (
            <li key={kind}>{words.MESSAGES[kind]}</li>
          ))}
        </ul>
        {state !== 'asked' && (
          <Notice tone={state === 'agreed' ? 'trust' : 'plain'}>
            {state === 'agreed' ? words.agreed : words.stopped}
          </Notice>
        )}
        {state === 'asked' && (
          <Button
            variant="primary"
            className="big"
            disabled={isSending}
            onClick={() => send(() => ask('agree', token))}
          >
            {words.agree}
          </Button>
        )}
        {state !== 'stopped' && (
          <Button className="big" disabled={isSending} onClick={() => send(() => ask('stop', token))}>
            {state === 'asked' ? words.refuse : words.stop}
          </Button>
        )}
      </>
    )}
  </LinkPage>
)
