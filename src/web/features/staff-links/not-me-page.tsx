import type { StaffNotice } from '#contract/staff-notices.ts'
import { momentWords } from '#domain/hotel-messages/hotel-text.ts'
import type { HotelLanguage } from '#domain/hotel-messages/hotel-channel.ts'
import { browserApi } from '#web/lib/api.ts'
import { SITE } from '#domain/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LinkPage, linkedOf, type Linked } from './link-page.tsx'
import { NOT_ME_WORDS } from './staff-link-words.ts'

/** Looking changes nothing. Without a token the address was cut off. */
export const lookAtStaffNotice = async (token: string): Promise<Linked<StaffNotice>> =>
  token ? linkedOf(await browserApi.post('/staff-notices/look', { body: { token } })) : { at: 'wrong' }

/** Somebody who pressed a moment before, or whose answer was lost, finds how it stands. */
async function sayNotMe(token: string): Promise<Linked<StaffNotice>> {
  const answer = await browserApi.post('/staff-notices/not-me', { body: { token } })
  const isOver = !answer.ok && ['NOT_ME_USED', 'NOT_ME_OVER'].includes(answer.refusal.code)
  return isOver ? lookAtStaffNotice(token) : linkedOf(answer)
}

type NotMePageProps = { token: string; first: Linked<StaffNotice>; language: HotelLanguage }

/** Behind 'Not you?' in a text to staff: a button that ends the one thing that the text told of. */
export const NotMePage = ({ token, first, language }: NotMePageProps) => (
  <LinkPage first={first} language={language} words={NOT_ME_WORDS} lookAgain={() => lookAtStaffNotice(token)}>
    {({ value: { kind, state, told_at }, words, isSending, send }) => (
      <>
        <h1>{words.title}</h1>
        <p>
          <b>{words.kinds[kind]}</b>, {momentWords(new Date(told_at), words.language)}
        </p>
        {state === 'open' ? (
          <>
            <p>{words.ends[kind]}</p>
            <Button look="danger" className="big" disabled={isSending} onClick={() => send(() => sayNotMe(token))}>
              {isSending ? words.wait : words.press}
            </Button>
          </>
        ) : (
          <Notice tone={state === 'used' ? 'trust' : 'warn'}>{words.states[state](SITE.supportPhone)}</Notice>
        )}
      </>
    )}
  </LinkPage>
)
