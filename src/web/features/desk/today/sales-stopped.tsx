import { useState } from 'react'
import { Notice } from '#web/ui/notice.tsx'
import { deskApi } from '../desk-api.ts'
import { StoppedNotice } from './stopped-notice.tsx'
import { useLoaded } from '../use-loaded.ts'
import { useWords } from '../words/use-words.ts'

const loadSales = (signal?: AbortSignal) => deskApi.get('/desk/left-to-sell', { query: {}, signal })

/** Above today's lists: what stops the sale of today's stays, and the press that ends it. */
export function SalesStopped() {
  const words = useWords()
  const { value: sales, show } = useLoaded(loadSales)
  const [refused, setRefused] = useState<string>()
  if (!sales) return null
  const sayHere = async () => {
    setRefused(undefined)
    const answer = await deskApi.post('/desk/we-are-here', { idempotencyKey: crypto.randomUUID() })
    if (answer.ok) show(answer.value)
    else setRefused(words.refusal(answer.refusal))
  }
  return (
    <>
      <StoppedNotice sales={sales} onHere={() => void sayHere()} />
      {refused && <Notice tone="danger">{refused}</Notice>}
    </>
  )
}
