import { useEffect, useReducer } from 'react'
import type { NewsChannel } from '#domain/whatsapp/news-channel.ts'
import { browserApi } from '#web/lib/api.ts'
import { canChoose, nextNewsChoice } from './news-choice.ts'

/** Reads on which channel a guest gets news of bookings, and saves each choice immediately. */
export function useNewsChoice(userId: string) {
  const [choice, tell] = useReducer(nextNewsChoice, undefined)
  useEffect(() => {
    let isShown = true
    void browserApi
      .get('/users/{id}/news-channel', { params: { id: userId } })
      .then((answer) => isShown && answer.ok && tell({ type: 'read', answer: answer.value }))
    return () => {
      isShown = false
    }
  }, [userId])
  const choose = async (newsBy: NewsChannel) => {
    if (!choice || !canChoose(choice, newsBy)) return
    tell({ type: 'chosen', newsBy })
    const request = { params: { id: userId } }
    const saved = await browserApi.post('/users/{id}/news-channel', { ...request, body: { newsBy } })
    if (saved.ok) return tell({ type: 'saved', answer: saved.value })
    // The answer may have been lost after the server had saved the choice.
    const now = await browserApi.get('/users/{id}/news-channel', request)
    if (now.ok && now.value.newsBy === newsBy) return tell({ type: 'saved', answer: now.value })
    tell({ type: 'not-saved', message: saved.refusal.message })
  }
  return { choice, choose }
}
