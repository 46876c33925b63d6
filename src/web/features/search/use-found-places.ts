import { useEffect, useState } from 'react'
import type { Place } from '#contract/places.ts'
import { browserApi } from '#web/lib/api.ts'
import { cityOf, inLanguage } from '#web/lib/names-in-language.ts'

/** The minimum number of letters, because a shorter text would match too many places. */
const FEWEST_LETTERS = 2
/** How long the guest has to stop typing before places are searched, in milliseconds. */
const PAUSE = 250

const NONE: Place[] = []

/** Finds places by the typed text once the guest stops typing. Without an answer, the list shows only cities. */
export function useFoundPlaces(typed: string): Place[] {
  const [found, setFound] = useState({ text: '', places: NONE })
  const text = typed.trim()
  useEffect(() => {
    if (text.length < FEWEST_LETTERS) return undefined
    let isCurrent = true
    const find = async () => {
      const answer = await browserApi.get('/places', { query: { text } })
      if (!isCurrent || !answer.ok) return
      const places = answer.value.map((place) => ({
        ...inLanguage(place),
        city: cityOf({ ...place, locality: '', localityNames: {} }),
      }))
      setFound({ text, places })
    }
    const timer = setTimeout(() => void find(), PAUSE)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [text])
  return text.length < FEWEST_LETTERS ? NONE : found.places
}
