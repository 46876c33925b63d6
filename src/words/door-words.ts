import type { Language } from '#domain/languages.ts'

/** The texts that guests hold up to a desk that asks for more money, whatever language the page itself has. */
export type DoorWords = {
  language: Language
  paid: string
  due: string
  nothing: string
  booking: string
  hours: string
}

/** The texts of every language that has them. */
export const DOOR_WORDS: readonly DoorWords[] = Object.values(
  import.meta.glob<DoorWords>('./*/door.ts', { eager: true, import: 'door' }),
)
