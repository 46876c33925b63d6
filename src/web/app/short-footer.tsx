import { CountingChoice } from '#web/app/counting-choice.tsx'
import { LanguageChoice, LANGUAGES_ANCHOR } from './language-choice.tsx'
import { ServerOnly } from '#web/ui/server-only.tsx'
import ShortFooterLines from './short-footer-lines.server-only.tsx'
import * as t from '#words/site-frame.ts'

const loadLines = () => import('./short-footer-lines.tsx')

/**
 * Shows the footer of pages where a guest pays or has just paid. It has only links to our support, so that nothing
 * leads away.
 */
export const ShortFooter = () => (
  <footer className="footer">
    <div className="wrap py-6">
      <h2 className="small-heading mb-0">{t.needHelp}</h2>
      <ServerOnly load={loadLines} part={{}}>
        <ShortFooterLines />
      </ServerOnly>
      <LanguageChoice id={LANGUAGES_ANCHOR.slice(1)} />
      <CountingChoice />
    </div>
  </footer>
)
