import { useSyncExternalStore } from 'react'

/** A value outside React. On the server and during hydration, `served` is used instead. */
export type Store<Value> = {
  served: Value
  get: () => Value
  set: (next: Value) => void
  subscribe: (listener: () => void) => () => void
}

type Source<Value> = {
  /** for a value stored elsewhere: called by every `get` with the last value */
  read?: (last: Value) => Value
  /** called for the first listener; returns the function to call after the last listener has left */
  connect?: (changed: () => void) => () => void
}

export function createStore<Value>(
  served: Value,
  { read = (last) => last, connect }: Source<Value> = {},
): Store<Value> {
  const listeners = new Set<() => void>()
  let value = served
  let disconnect: (() => void) | undefined
  const changed = () => {
    for (const listener of listeners) listener()
  }
  return {
    served,
    get: () => (value = read(value)),
    set: (next) => {
      value = next
      changed()
    },
    subscribe: (listener) => {
      if (listeners.size === 0) disconnect = connect?.(changed)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) disconnect?.()
      }
    },
  }
}

export type Readable<Value> = Omit<Store<Value>, 'set'>

/** Returns the store's value, or what `pick` selects from it. */
export function useStore<Value>(store: Readable<Value>): Value
export function useStore<Value, Part>(store: Readable<Value>, pick: (value: Value) => Part): Part
export function useStore<Value>(store: Readable<Value>, pick: (value: Value) => unknown = (value) => value): unknown {
  return useSyncExternalStore(
    store.subscribe,
    () => pick(store.get()),
    () => pick(store.served),
  )
}
