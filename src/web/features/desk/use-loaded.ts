import { useCallback, useEffect, useState } from 'react'
import type { ApiAnswer, ApiRefusal } from '#web/lib/api.ts'
import { useDesk } from './desk-context.ts'
import { useWords } from './words/use-words.ts'

export type Loaded<Value> = {
  value: Value | undefined
  fault: string | undefined
  show: (value: Value) => void
  again: () => Promise<void>
}

/** What a call of the desk answers, asked for again whenever something of the hotel may have changed. */
export function useLoaded<Value>(load: (signal?: AbortSignal) => Promise<ApiAnswer<Value>>): Loaded<Value> {
  const { subscribe } = useDesk()
  const words = useWords()
  const [state, setState] = useState<{ of: typeof load; value?: Value; fault?: ApiRefusal }>({ of: load })
  const ask = useCallback(
    async (signal?: AbortSignal) => {
      const answer = await load(signal)
      setState((before) =>
        answer.ok
          ? { of: load, value: answer.value }
          : { ...(before.of === load ? before : {}), of: load, fault: answer.refusal },
      )
    },
    [load],
  )
  useEffect(() => {
    const leaving = new AbortController()
    const askQuietly = () => void ask(leaving.signal).catch(() => undefined) // the page went on to something else
    askQuietly()
    const unsubscribe = subscribe(askQuietly)
    return () => {
      unsubscribe()
      leaving.abort()
    }
  }, [ask, subscribe])
  const show = useCallback((value: Value) => setState({ of: load, value }), [load])
  const again = useCallback(() => ask(), [ask])
  return {
    value: state.of === load ? state.value : undefined,
    fault: state.fault && words.refusal(state.fault),
    show,
    again,
  }
}
