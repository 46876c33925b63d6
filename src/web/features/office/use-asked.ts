import { useCallback, useEffect, useState } from 'react'
import type { ApiAnswer } from '#web/lib/api.ts'

export type Asked<Value> = {
  value: Value | undefined
  fault: string | undefined
  show: (value: Value) => void
  again: () => Promise<void>
}

type State<Value> = { of: unknown; value?: Value; fault?: string }

/** What a call of the office answers; `again` asks once more, and what stood there stays until it answers. */
export function useAsked<Value>(load: (signal?: AbortSignal) => Promise<ApiAnswer<Value>>): Asked<Value> {
  const [state, setState] = useState<State<Value>>({ of: load })
  const ask = useCallback(
    async (signal?: AbortSignal) => {
      const answer = await load(signal)
      setState((before) =>
        answer.ok
          ? { of: load, value: answer.value }
          : { ...(before.of === load ? before : {}), of: load, fault: answer.refusal.message },
      )
    },
    [load],
  )
  useEffect(() => {
    const leaving = new AbortController()
    const begin = async () => {
      await ask(leaving.signal).catch(() => undefined) // the page went on to something else
    }
    void begin()
    return () => leaving.abort()
  }, [ask])
  const show = useCallback((value: Value) => setState({ of: load, value }), [load])
  return { value: state.of === load ? state.value : undefined, fault: state.fault, show, again: ask }
}
