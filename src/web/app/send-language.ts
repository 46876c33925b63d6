import { isLanguage } from '#domain/languages.ts'
import { browserApi } from '#web/lib/api.ts'
import { currentSession } from '#web/lib/session.ts'

/**
 * Sends the language whose link a signed-in guest presses, for their texts and e-mails, although the page is being
 * left. Returns the function that ends it.
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
