import { isLanguage } from '#domain/languages.ts'
import { browserApi } from '#web/lib/api.ts'
import { currentSession } from '#web/lib/session.ts'

/**
 * Stores the language of a signed-in guest's texts and e-mails when the guest presses a language's link, although the
 * press leaves the page. Returns the function that stops this.
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
