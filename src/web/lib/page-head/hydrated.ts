import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and in the first client render, then true: for controls that need a script. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
