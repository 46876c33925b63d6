import { useState } from 'react'

/** The rows of a list that somebody ticked. */
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
