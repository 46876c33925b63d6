import { onSessionChange } from './session.ts'
import { createStore, type Store } from './store.ts'

/**
 * Creates a store of the signed-in guest's data. It calls `load` for each new listener, because an earlier load may
 * have failed, and again after a login or logout.
 */
export function createGuestStore<Value>(served: Value, load: () => Promise<void>): Store<Value> {
  const store = createStore(served, { connect: () => onSessionChange(() => void load()) })
  return {
    ...store,
    subscribe: (listener) => {
      const leave = store.subscribe(listener)
      void load()
      return leave
    },
  }
}
