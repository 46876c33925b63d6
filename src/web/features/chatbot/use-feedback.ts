import { useReducer, useRef } from 'react'
import type { FeedbackKind } from '#domain/feedback/feedback.ts'
import { browserApi } from '#web/lib/api.ts'
import { removeFromTab, storeInTab, readFromTab } from '#web/lib/tab-memory.ts'
import { useMessagePictures } from '#web/lib/use-message-pictures.ts'
import { sendToChat } from './chat-store.ts'
import {
  draftErrors,
  nextDraft,
  readDraft,
  type DraftEvent,
  type DraftField,
  type DraftState,
} from './feedback-draft.ts'
import * as common from '#words/common.ts'

const FALLBACK = common.somethingWentWrongPleaseTry

function nextKeptDraft(before: DraftState, event: DraftEvent): DraftState {
  const after = nextDraft(before, event)
  if (after.draft !== before.draft) storeInTab('chatForm', after.draft)
  return after
}

export type PickedPictures = ReturnType<typeof useMessagePictures>

/** Runs the message form, whose text stays in the tab until it was delivered. Returns the first invalid field. */
export function useFeedback(about: FeedbackKind) {
  const [state, dispatch] = useReducer(nextKeptDraft, undefined, () => readDraft(readFromTab('chatForm')))
  const isSending = useRef(false)
  const { draft, tried } = state
  const faults = draftErrors(about, draft)
  const fail = (problem: string) => dispatch({ type: 'failed', problem: problem || FALLBACK })
  const pictures = useMessagePictures(({ message }) => fail(message))

  const post = async () => {
    isSending.current = true
    dispatch({ type: 'sending' })
    const body = { kind: about, ...draft, page: location.pathname, pictures: pictures.photos.map(({ id }) => id) }
    const answer = await browserApi.post('/feedback', { body })
    isSending.current = false
    if (!answer.ok) return fail(answer.refusal.message)
    removeFromTab('chatForm')
    sendToChat({ type: 'message-sent', about, ticket: answer.value.ticket })
  }
  const send = (): DraftField | undefined => {
    if (isSending.current || pictures.isAdding) return undefined
    const [first] = Object.keys(faults) as DraftField[]
    if (first === undefined) void post()
    else dispatch({ type: 'tried' })
    return first
  }
  return { state, shownFaults: tried ? faults : {}, dispatch, pictures, send }
}
