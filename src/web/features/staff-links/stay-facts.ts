import type { StayFacts } from '#domain/hotel-messages/hotel-text.ts'
import * as english from '#english/stay-facts.ts'
import { inEachLanguage } from '../../../words/in-each-language.ts'

/** What each language calls the facts of a stay. */
export const FACTS = inEachLanguage<StayFacts>(
  english,
  import.meta.glob<StayFacts>(['../../../words/*/stay-facts.ts', '!**/en/*'], { eager: true }),
)
