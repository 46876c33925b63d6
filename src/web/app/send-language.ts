import { isLanguage } from '#domain/languages.ts'
import { browserApi } from '#web/lib/api.ts'
import { currentSession } from '#web/lib/session.ts'

/**
 * When a signed-in guest presses the link of a language, sends it as the language of their texts and e-mails, although
 * the page is being left. Returns the function that stops this.
 */
export function sendChosenLanguage(): () => void {
  const send = ({ target }: MouseEvent) => {
    const session = currentSession()
    const language = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]')?.hreflang
    if (session.state === 'signed-in' && isLanguage(language))
      void browserApi.post('/users/{id}/language', {
        params: { id: session.userId },
        body: { language },
        outlivesPage: true,
      })
  }
  document.addEventListener('click', send)
  return () => document.removeEventListener('click', send)
}
