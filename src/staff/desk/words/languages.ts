import type { DeskWords } from '#english/desk/desk.ts'
import { loading } from '#english/desk/loading.ts'
import { inEachLanguage } from '../../../words/in-each-language.ts'

/** The text shown in each language until its texts have loaded. */
export const LOADING = inEachLanguage<string>(
  loading,
  import.meta.glob<string>(['../../../words/*/desk/loading.ts', '!**/en/**'], { eager: true, import: 'loading' }),
)

/** Loads the texts of a language, which are in a file of their own. */
export const LOADERS = inEachLanguage<() => Promise<DeskWords>>(
  () => import('#english/desk/desk.ts').then(({ words }) => words),
  import.meta.glob<DeskWords>(['../../../words/*/desk/desk.ts', '!**/en/**'], { import: 'words' }),
)
