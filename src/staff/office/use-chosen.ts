import { useState } from 'react'

/** Keeps track of the rows of a list that are ticked. */
export function useChosen<Id extends string | number>() {
  const [chosen, setChosen] = useState<ReadonlySet<Id>>(new Set())
  const toggle = (id: Id) =>
    setChosen((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  return { chosen, toggle, clear: () => setChosen(new Set()) }
}
