import type { ReactNode } from 'react'
import type { ChatAnswer } from '#domain/chatbot/chat-topic.ts'
import { pendingReply, type ChatEntry, type Conversation } from './conversation.ts'
import { findQuestion, findTopic } from './topics.ts'
import { COMPLAINT_ANSWER_HOURS, type FeedbackKind } from '#domain/feedback/feedback.ts'
import { unreachable } from '#domain/kernel/result.ts'
import { PRODUCT_NAME } from '#domain/site.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import { ticketPath } from '#web/lib/paths.ts'
import { SiteLink } from '#web/ui/site-link.tsx'
import { placeHref } from './place-hrefs.ts'
import * as t from '#words/chatbot.ts'

type ChatLogProps = { conversation: Conversation; greetingId: string; onLeave: () => void }

/** Shows the conversation so far. Screen readers announce new messages, but not those restored from the tab. */
export function ChatLog({ conversation, greetingId, onLeave }: ChatLogProps) {
  return (
    <div className="chat-log" role="log" aria-live="polite" aria-label={t.conversation}>
      <Bubble>
        <p id={greetingId}>{t.greeting}</p>
      </Bubble>
      {conversation.entries.map((entry) => (
        <Entry key={entry.serial} entry={entry} onLeave={onLeave} />
      ))}
      {pendingReply(conversation) && (
        <p className="chat-bubble chat-typing">
          <span className="visually-hidden">{t.isWriting(PRODUCT_NAME)}</span>
          <i />
          <i />
          <i />
        </p>
      )}
    </div>
  )
}

const Bubble = ({ children }: { children: ReactNode }) => (
  <div className="chat-bubble">
    <span className="visually-hidden">{PRODUCT_NAME}: </span>
    {children}
  </div>
)

const Said = ({ words = '' }: { words: string | undefined }) => (
  <p className="chat-bubble me">
    <Sentence text={t.youSaid(words)} />
  </p>
)

function Entry({ entry, onLeave }: { entry: ChatEntry; onLeave: () => void }) {
  switch (entry.kind) {
    case 'category':
      return <Said words={findTopic(entry.topic)?.title} />
    case 'questions':
      return (
        <Bubble>
          <p>{t.whatToKnow(findTopic(entry.topic)?.title ?? '')}</p>
        </Bubble>
      )
    case 'question':
      return <Said words={findQuestion(entry.question)?.asks} />
    case 'answer':
      return <Answer answer={findQuestion(entry.question)?.answer} onLeave={onLeave} />
    case 'ticket':
      return <Ticket about={entry.about} ticket={entry.ticket} />
    default:
      return unreachable(entry)
  }
}

function Answer({ answer, onLeave }: { answer: ChatAnswer | undefined; onLeave: () => void }) {
  if (!answer) return null
  const { text, list, more, link } = answer
  return (
    <Bubble>
      <p>{text}</p>
      {list && (
        <ol>
          {list.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      )}
      {more && <p>{more}</p>}
      {link && (
        <SiteLink className="link -mb-2" to={placeHref(link.to)} onClick={onLeave}>
          {link.label}
        </SiteLink>
      )}
    </Bubble>
  )
}

const NEXT: Record<FeedbackKind, string> = {
  feedback: t.oneOfUsReadsIt,
  sponsorship: t.oneOfUsAnswers,
  complaint: t.weAnswerWithin(COMPLAINT_ANSWER_HOURS),
}

/** Takes the focus when the form closes, because the visitor waited for the answer. */
const Ticket = ({ about, ticket }: { about: FeedbackKind; ticket: string }) => (
  <div className="chat-bubble sent" tabIndex={-1}>
    <p>
      <Sentence text={t.received(ticket)} ticket={(words) => <b className="digits whitespace-nowrap">{words}</b>} />{' '}
      {NEXT[about]}
    </p>
    <SiteLink className="link -mb-2" to={ticketPath(ticket)}>
      {t.followIt}
    </SiteLink>
  </div>
)
