import { unreachable } from '#domain/kernel/result.ts'
import type { NewsChannel } from '#domain/whatsapp/news-channel.ts'

type Answer = { newsBy: NewsChannel; offers: readonly NewsChannel[] }

/** The guest's choice as the form shows it. `shown` differs from `saved` only while it is being saved. */
export type NewsChoice = {
  saved: NewsChannel
  shown: NewsChannel
  offers: readonly NewsChannel[]
  status: 'untouched' | 'saving' | 'saved'
  fault: string | undefined
}

export type NewsChoiceEvent =
  | { type: 'read'; answer: Answer }
  | { type: 'chosen'; newsBy: NewsChannel }
  | { type: 'saved'; answer: Answer }
  | { type: 'not-saved'; message: string }

/** Returns the next state; undefined until the server has said what is saved. */
export function nextNewsChoice(state: NewsChoice | undefined, event: NewsChoiceEvent): NewsChoice | undefined {
  switch (event.type) {
    case 'read':
    case 'saved': {
      const { newsBy, offers } = event.answer
      const status = event.type === 'read' ? 'untouched' : 'saved'
      return { saved: newsBy, shown: newsBy, offers, status, fault: undefined }
    }
    case 'chosen':
      return state && canChoose(state, event.newsBy)
        ? { ...state, shown: event.newsBy, status: 'saving', fault: undefined }
        : state
    case 'not-saved':
      return state && { ...state, shown: state.saved, status: 'untouched', fault: event.message }
    default:
      return unreachable(event)
  }
}

/**
 * Whether a press changes anything. It does not while a choice is being saved, or on the choice that is already saved.
 */
export const canChoose = ({ saved, status }: NewsChoice, newsBy: NewsChannel): boolean =>
  status !== 'saving' && newsBy !== saved
