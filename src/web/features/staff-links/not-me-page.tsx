import type { Language } from '#domain/languages.ts'
import type { StaffNotice } from '#contract/staff-notices.ts'
import { browserApi, type ApiAnswer } from '#web/lib/api.ts'
import { SITE } from '#domain/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LinkPage, linkedOf, type Linked } from './link-page.tsx'
import { FACTS } from './stay-facts.ts'
import { inEachLanguage } from '../../../words/in-each-language.ts'
import type { Widened } from '../../../words/same-shape.ts'
import * as english from '#english/not-me.ts'

type Words = Widened<typeof english>
const NOT_ME = inEachLanguage<Words>(
  english,
  import.meta.glob<Words>(['../../../words/*/not-me.ts', '!**/en/*'], { eager: true }),
)

/** The receiver of the text: a colleague at a desk, or a guest whose account has changed. */
export type NoticeOf = 'staff' | 'account'
type Noticed = Omit<StaffNotice, 'kind'> & { kind: StaffNotice['kind'] | 'account' }
type Question = 'look' | 'not-me'

async function ask(of: NoticeOf, question: Question, token: string): Promise<ApiAnswer<Noticed>> {
  if (of === 'staff') return browserApi.post(`/staff-notices/${question}` as '/staff-notices/look', { body: { token } })
  const path = `/users/passkey-notice/${question}` as '/users/passkey-notice/look'
  const answer = await browserApi.post(path, { body: { token } })
  return answer.ok ? { ...answer, value: { kind: 'account', ...answer.value } } : answer
}

/**
 * Loads what the text reported and changes nothing on the server. A missing token means that the address was cut off.
 */
export const loadNotice = async (of: NoticeOf, token: string): Promise<Linked<Noticed>> =>
  token ? linkedOf(await ask(of, 'look', token)) : { at: 'wrong' }

/** Reports 'not me'. If the report was already made, shows the current state instead of an error. */
async function sayNotMe(of: NoticeOf, token: string): Promise<Linked<Noticed>> {
  const answer = await ask(of, 'not-me', token)
  const isOver = !answer.ok && ['NOT_ME_USED', 'NOT_ME_OVER'].includes(answer.refusal.code)
  return isOver ? loadNotice(of, token) : linkedOf(answer)
}

function stateWords(words: Words, kind: Noticed['kind'], state: Exclude<Noticed['state'], 'open'>): string {
  if (state === 'over') return words.linkIsOver(SITE.supportPhone)
  if (state === 'office_told') return words.officeIsTold(SITE.supportPhone)
  return kind === 'account' ? words.accountPasskeyEnded(SITE.supportPhone) : words.ended
}

type NotMePageProps = { of: NoticeOf; token: string; first: Linked<Noticed>; language: Language }

/** The page behind 'Not you?' in a text, with a button that revokes what the text reported. */
export const NotMePage = ({ of, token, first, language }: NotMePageProps) => (
  <LinkPage first={first} language={language} words={NOT_ME} lookAgain={() => loadNotice(of, token)}>
    {({ value: { kind, state, told_at }, words, language: shown, isSending, send }) => (
      <>
        <h1>{words.title}</h1>
        <p>
          <b>{words.REPORTED[kind]}</b>, {FACTS[shown].moment(new Date(told_at))}
        </p>
        {state === 'open' ? (
          <>
            <p>{words.ENDS[kind]}</p>
            <Button
              variant="danger"
              className="big"
              disabled={isSending}
              onClick={() => send(() => sayNotMe(of, token))}
            >
              {isSending ? words.oneMoment : words.notMe}
            </Button>
          </>
        ) : (
          <Notice tone={state === 'used' ? 'trust' : 'warn'}>{stateWords(words, kind, state)}</Notice>
        )}
      </>
    )}
  </LinkPage>
)
